import LanguageData
import TextAnalysis

/// A writer of the titles of actions for a reader, from their values alone: the one place where they are
/// made.
struct TitleWriter: Sendable {
  private let table: TitleTable
  private let format: TitleFormat

  init(_ table: TitleTable, _ data: TitleFormat.Data, _ context: AnalysisContext, referenceYear: Int) {
    self.table = table
    format = TitleFormat(data, languages: table.languages, context: context, referenceYear: referenceYear)
  }

  func title(of values: SuggestedAction.Values) -> String {
    let title = values.content.title(format)
    guard let template = table.template(values.kind, title.form, format.language) else {
      preconditionFailure("\(values.kind.rawValue) has no title \(title.form)")
    }
    let text = template.filled(title.values)
    return title.limit.map { TitleFormat.shortened(text, to: $0) } ?? text
  }
}
