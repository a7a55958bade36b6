import AppShell
import PersonalStore
import SwiftUICore
import SystemActions

/// A view that chooses to which calendar, list and address book new items go, where there is a choice.
struct NewItemsView: View {
  let page: AccountsPage

  private var texts: PageTexts { page.texts }
  private static let kinds: [(kind: ItemKind, name: PageTextKey)] = [
    (.event, .events), (.reminder, .reminders), (.contact, .contacts),
  ]

  var body: some View {
    let choices = Self.kinds.filter { page.content.homes(for: $0.kind).count > 1 }
    if !choices.isEmpty {
      VStack(alignment: .leading, spacing: 6) {
        Text(verbatim: texts[.newItems]).font(.headline).accessibilityAddTraits(.isHeader)
        Form {
          ForEach(choices, id: \.kind) { choice in
            Picker(texts[choice.name], selection: chosen(choice.kind)) {
              ForEach(page.content.homes(for: choice.kind)) { home in
                Text(
                  verbatim: ActionText.line(page.content.name(of: home, texts[.onThisMachine]), limit: 100)
                )
                .tag(Optional(home.id))
              }
            }
          }
        }
      }
      .pageRole(PageRole("acc-form"))
    }
  }

  private func chosen(_ kind: ItemKind) -> Binding<CollectionID?> {
    Binding {
      page.content.homes.first { $0.isDefaultFor.contains(kind) }?.id
    } set: { id in
      if let id { page.setDefault(id, for: kind) }
    }
  }
}
