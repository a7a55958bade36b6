import SuggestionEngine

extension SuggestionService {
  /// Switches off what a switch says, or takes that back, and has all views look again. May wait for another
  /// process that writes; therefore off the main actor.
  ///
  /// - Throws: `StorageError`.
  @concurrent func set(_ isOn: Bool, _ entry: SuggestionSwitch) async throws {
    guard let store else { return }
    try store.settings.set(isOn, entry)
    await AnswerHolders.lookAgain(self)
  }
}
