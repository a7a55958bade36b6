import AppShell
import PersonalStore
import SwiftUICore

/// A value of an item under its name.
struct DetailLine: Identifiable {
  let id: Int
  let name: String
  let value: String
}

/// An item in full: its title, its values, and what can be done with it.
struct DetailView<Extra: View>: View {
  let page: CalendarPage
  let title: String
  let color: String
  let lines: [(PageTextKey, String)]
  let canChange: Bool
  @ViewBuilder let extra: Extra

  private var shown: [DetailLine] {
    lines.enumerated().filter { !$0.element.1.isEmpty }.map {
      DetailLine(id: $0.offset, name: page.texts[$0.element.0], value: $0.element.1)
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button(page.texts[.back], systemImage: "chevron.backward") { page.leave() }
        .pageRole(PageRole("cal-backward"))
      HStack(spacing: 10) {
        Text(verbatim: "").tint(Color(hex: color)).pageRole(PageRole("cal-bar"))
        Text(verbatim: title).font(.title2).bold().accessibilityAddTraits(.isHeader)
      }
      .pageRole(PageRole("cal-detail-title"))
      VStack(alignment: .leading, spacing: 0) {
        ForEach(shown) { line in
          VStack(alignment: .leading, spacing: 1) {
            Text(verbatim: line.name).font(.footnote).foregroundStyle(.secondary)
            Text(verbatim: line.value)
          }
          .accessibilityElement(children: .combine)
          .pageRole(PageRole("cal-line"))
        }
      }
      .pageRole(PageRole("cal-lines"))
      extra
      if page.asksWhatToDelete {
        VStack(alignment: .leading) {
          Text(verbatim: page.texts(.deleteQuestion, ["title": title]))
          HStack {
            Button(page.texts[.deleteThis], role: .destructive) { page.deleteOccurrence() }
            Button(page.texts[.deleteAll], role: .destructive) { page.delete() }
            Button(page.texts[.cancel], role: .cancel) { page.asksWhatToDelete = false }
          }
          .stackFlow(.wraps)
        }
        .pageRole(PageRole("cal-question", role: "alert"))
      } else if canChange {
        HStack {
          Button(page.texts[.edit]) { page.edit() }
          Button(page.texts[.delete], role: .destructive) { page.delete() }
        }
        .pageRole(PageRole("cal-buttons"))
      }
    }
    .pageRole(PageRole("cal-detail"))
  }
}

/// The view in place of an item that is there no more.
struct GoneView: View {
  let page: CalendarPage

  var body: some View {
    VStack(alignment: .leading) {
      Button(page.texts[.back], systemImage: "chevron.backward") { page.leave() }
        .pageRole(PageRole("cal-backward"))
      EmptyNote(text: page.texts[.gone])
    }
  }
}

extension CalendarPage {
  /// Where an item is kept, and whether the server has it.
  func accountText(of item: ItemID, in picture: CalendarPicture, account: SyncAccountText?) -> String {
    guard let account else { return texts[.onThisMachine] }
    let state = texts[picture.unsent.contains(item) ? .waitsToBeSent : .sent]
    return "\(account.name)\n\(state)" + (account.problem.map { "\n\($0)" } ?? "")
  }
}
