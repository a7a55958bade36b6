import AppIntents
import SwiftUICore

/// The view of the values to choose from: a field that filters them where there are many, and their list.
struct ChoiceView: View {
  let choice: ChoiceModel
  let choose: @MainActor (Int) -> Void
  @Environment(\.shellTexts) private var texts

  var body: some View {
    @Bindable var choice = choice
    VStack(alignment: .leading) {
      if choice.isLong {
        TextField(choice.label, text: $choice.filter)
          .shellPart(
            .combobox(list: choice.list, activeOption: choice.activeOption, isExpanded: choice.isExpanded)
          )
          .onKeyPress(keys: ListMove.keys) {
            ListMove.key($0).map(choice.move) ?? false ? .handled : .ignored
          }
      }
      OptionListView(choice: choice, taken: [], choose: choose)
    }
  }
}

/// The list of what can be chosen.
struct OptionListView: View {
  let choice: ChoiceModel
  let taken: [Int]
  let choose: @MainActor (Int) -> Void
  @Environment(\.shellTexts) private var texts

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(choice.shown) { group in
        if let title = group.title {
          VStack(alignment: .leading) {
            Text(verbatim: title).font(.subheadline).accessibilityHidden(true)
            rows(group)
          }
          .shellPart(.optionGroup(label: title))
        } else {
          rows(group)
        }
      }
      if choice.isSearching { ProgressView(texts[.searching]) }
      if choice.shown.isEmpty, !choice.isSearching { Text(verbatim: texts[.noResults]) }
      if choice.more > 0 { Text(verbatim: texts(.more, ["number": "\(choice.more)"])) }
    }
    .shellPart(.options(id: choice.list, label: choice.label))
  }

  private func rows(_ group: ChoiceModel.Group) -> some View {
    ForEach(group.rows) { row in
      Button {
        choose(row.id)
      } label: {
        RowLabel(title: row.title, subtitle: row.subtitle, image: row.image)
      }
      .buttonStyle(.plain)
      .shellPart(
        .option(
          id: choice.name(of: row.id), isSelected: choice.activePlace == row.id || taken.contains(row.id)))
    }
  }
}

/// The title of a value or an action, with its picture and a second line.
struct RowLabel: View {
  let title: String
  let subtitle: String?
  var image: DisplayRepresentation.Image?
  var systemImageName: String?

  var body: some View {
    HStack {
      if let picture { picture.accessibilityHidden(true) }
      VStack(alignment: .leading) {
        Text(verbatim: title).multilineTextAlignment(.leading)
        if let subtitle, !subtitle.isEmpty {
          Text(verbatim: subtitle).font(.caption).foregroundStyle(.secondary)
        }
      }
    }
  }

  /// Pictures at addresses are left out: nothing is fetched because somebody looks at a list.
  private var picture: Image? {
    switch image?.source {
    case .systemName(let name): Image(systemName: name)
    case .named(let name): Image(decorative: name)
    case .data(let data): Image(data: data)
    case .url, nil: systemImageName.map { Image(systemName: $0) }
    }
  }
}

extension EnvironmentValues {
  /// The texts of the shell around a view.
  var shellTexts: ShellTexts {
    get { self[ShellTextsKey.self] }
    set { self[ShellTextsKey.self] = newValue }
  }
}

private enum ShellTextsKey: EnvironmentKey {
  static var defaultValue: ShellTexts {
    do {
      return try ShellTexts.preferred([])
    } catch {
      preconditionFailure("Views of the shell need its texts: \(error)")
    }
  }
}
