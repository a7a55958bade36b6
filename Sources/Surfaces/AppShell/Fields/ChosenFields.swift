import AppIntents
import SwiftUICore

/// The field of a value out of some: an entity that is looked for, or a case.
struct EntityField: View {
  let field: FieldModel

  var body: some View {
    @Bindable var field = field
    if let choice = field.choice {
      VStack(alignment: .leading) {
        if choice.isLong || !choice.isExpanded {
          TextField(field.label, text: $field.text)
            .shellPart(
              .combobox(list: choice.list, activeOption: choice.activeOption, isExpanded: choice.isExpanded)
            ).onKeyPress(keys: ListMove.keys) {
              ListMove.key($0).map(choice.move) ?? false ? .handled : .ignored
            }
        } else {
          Text(verbatim: field.label)
        }
        if choice.isExpanded || !choice.isLong {
          OptionListView(choice: choice, taken: field.taken) { field.take($0) }
            .environment(\.shellTexts, field.context.texts)
        }
      }
    }
  }
}

/// A button that takes files, and those that were taken.
struct FileField: View {
  let field: FieldModel
  let types: [String]
  let allowsSeveral: Bool

  private var texts: ShellTexts { field.context.texts }

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: field.label)
      ForEach(Array(field.files.enumerated()), id: \.offset) { file in
        let name = ForeignText.line(file.element.filename)
        HStack {
          Text(verbatim: name)
          Button(texts[.remove], systemImage: "minus.circle") { field.removeFile(file.offset) }
            .accessibilityLabel(texts(.removeItem, ["name": name]))
        }
      }
      // The surface lets the person choose: a press by itself does nothing.
      Button(texts[allowsSeveral ? .chooseFiles : .chooseFile], systemImage: "doc") {}
        .nodeAttribute(
          FileIntakeKey.self,
          FileIntake(typeIdentifiers: types, allowsSeveral: allowsSeveral) { field.take($0) })
    }
  }
}

/// A field of several values: those that are taken of a list, the files, or a field for each.
struct ListField: View {
  let field: FieldModel
  let element: FieldKind

  private var texts: ShellTexts { field.context.texts }

  var body: some View {
    if field.isListOfChoices {
      VStack(alignment: .leading) {
        ForEach(field.takenTitles, id: \.place) { taken in
          HStack {
            Text(verbatim: taken.title)
            Button(texts[.remove], systemImage: "minus.circle") { field.take(taken.place) }
              .accessibilityLabel(texts(.removeItem, ["name": taken.title]))
          }
        }
        EntityField(field: field)
      }
    } else if case .file(let types) = element {
      FileField(field: field, types: types, allowsSeveral: true)
    } else {
      VStack(alignment: .leading) {
        Text(verbatim: field.label)
        ForEach(field.elements) { inner in
          HStack {
            FieldView(field: inner)
            if field.canRemove {
              Button(texts[.remove], systemImage: "minus.circle") { field.removeElement(inner.id) }
                .accessibilityLabel(texts(.removeItem, ["name": inner.label]))
            }
          }
        }
        if field.canAdd { Button(texts[.add], systemImage: "plus") { field.addElement() } }
      }
    }
  }
}
