/// The contract between the code and the tables of a language: the names that their columns may hold, and
/// rows that have to be there.
///
/// The compiler of language data holds every table against it, so that a name that no code knows ends the
/// build; `LanguageContractTests` sees to it that no code knows a name that the data lacks.
package enum LanguageContract {
  /// The raw values of `SensitiveTopic`, which a module above knows.
  package static let sensitiveTopics = ["grief", "health", "violence", "money_pressure", "fraud"]

  /// The tables of patterns; each has the columns role, name, pattern, confidence and note.
  package static let patternTables = ["actionPatterns", "conversationPatterns"]
}
