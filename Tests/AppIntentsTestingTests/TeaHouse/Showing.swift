import AppIntents
import SwiftUI

struct ShowTea: AppIntent {
  static let title: LocalizedStringResource = "Show Tea"
  @Parameter(title: "Tea") var tea: Tea
  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: TeaCard(tea: tea))
  }
}

struct TeaCard: SnippetIntent {
  static let title: LocalizedStringResource = "Tea Card"
  @Parameter(title: "Tea") var tea: Tea

  init() {}
  init(tea: Tea) { self.tea = tea }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: TeaCardView(tea: tea))
  }
}

struct TeaCardView: View {
  let tea: Tea
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text(tea.name)
      Text(tea.strength.rawValue)
      Button("Stronger", intent: Strengthen(tea: tea))
      Button("More") { isOpen = true }
      if isOpen { Text("From \(tea.region ?? "somewhere")") }
    }
  }
}

struct Strengthen: AppIntent {
  static let title: LocalizedStringResource = "Strengthen"
  @Parameter(title: "Tea") var tea: Tea
  @Dependency var cellar: Cellar

  init() {}
  init(tea: Tea) { self.tea = tea }

  func perform() async throws -> some IntentResult {
    cellar.remove(tea.id)
    cellar.add(Tea(id: tea.id, name: tea.name, region: tea.region, strength: .strong))
    TeaCard.reload()
    return .result()
  }
}

struct TeaList: View {
  let teas: [Tea]
  @State var chosen: Int? = 2

  var body: some View {
    List(teas, id: \.id, selection: $chosen) { tea in
      Text(tea.name)
    }
    .appEntityIdentifier(forSelectionType: Int.self) { EntityIdentifier(for: Tea.self, identifier: $0) }
  }
}

/// Indexes its teas, as apps do when something has changed.
struct IndexTeas: AppIntent {
  static let title: LocalizedStringResource = "Index Teas"
  @Dependency var cellar: Cellar

  func perform() async throws -> some IntentResult & OpensIntent {
    try await CSSearchableIndex.default().indexAppEntities(cellar.teas)
    return .result(opensIntent: OpenURLIntent(URL(filePath: "/teas")))
  }
}
