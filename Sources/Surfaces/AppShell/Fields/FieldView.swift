import AppIntents
import SwiftUICore

/// A field for one value, with what is wrong with it.
struct FieldView: View {
  let field: FieldModel

  var body: some View {
    VStack(alignment: .leading) {
      FieldEntryView(field: field)
      if let problem = field.problem { Text(verbatim: problem).foregroundStyle(.red).shellPart(.problem) }
    }
    .shellPart(.field(isRequired: field.isRequired, problem: field.problem))
  }
}

/// The control that a value is entered with.
struct FieldEntryView: View {
  let field: FieldModel

  private var texts: ShellTexts { field.context.texts }

  var body: some View {
    @Bindable var field = field
    switch field.kind {
    case .text(let isMultiline, let entry):
      SuggestingField(field: field, entry: entry, axis: isMultiline ? .vertical : .horizontal)
    case .integer(.stepper, _), .decimal(.stepper, _):
      HStack {
        TextField(field.label, text: $field.text).shellPart(
          .entry(field.kind.isWhole ? .wholeNumber : .number))
        Stepper {
          Text(verbatim: field.label)
        } onIncrement: {
          field.step(up: true)
        } onDecrement: {
          field.step(up: false)
        }
      }
    case .decimal(.slider, let range?):
      HStack {
        Slider(value: $field.number, in: range) { Text(verbatim: field.label) }
        TextField(field.label, text: $field.text).shellPart(.entry(.number))
      }
    case .integer: SuggestingField(field: field, entry: .wholeNumber)
    case .decimal: SuggestingField(field: field, entry: .number)
    case .truth(let yes, let no):
      VStack(alignment: .leading) {
        Picker(field.label, selection: $field.isOn) {
          Text(verbatim: yes).tag(true)
          Text(verbatim: no).tag(false)
        }
      }
    case .date(let kind, _) where field.isRequired:
      DatePicker(field.label, selection: $field.date, displayedComponents: kind.components)
    // One that may be left empty is typed.
    case .date(let kind, _): SuggestingField(field: field, entry: kind.entry)
    case .options, .entity: EntityField(field: field)
    case .file(let types):
      FileField(field: field, types: types, allowsSeveral: false)
    case .measurement(_, let units, _):
      HStack {
        TextField(field.label, text: $field.text).shellPart(.entry(.number))
        UnitPicker(title: texts[.unit], names: units.map(\.symbol), selection: $field.unit)
      }
    case .amount(let codes, _):
      HStack {
        TextField(field.label, text: $field.text).shellPart(.entry(.number))
        UnitPicker(
          title: texts[.currency],
          names: codes.isEmpty ? [field.context.locale.currency?.identifier].compactMap(\.self) : codes,
          selection: $field.unit)
      }
    case .duration: SuggestingField(field: field, entry: nil)
    case .list(let element, _): ListField(field: field, element: element)
    }
  }
}

extension FieldKind {
  var isWhole: Bool { if case .integer = self { true } else { false } }
}

extension _ParameterOption.DateKind {
  /// The components of the date that are set.
  var components: DatePickerComponents {
    switch self {
    case .date: .date
    case .time: .hourAndMinute
    case .dateTime: [.date, .hourAndMinute]
    }
  }

  /// The way in which the field is filled.
  var entry: ShellEntry {
    switch self {
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    }
  }
}

/// A line of text, with values to choose from where there are some.
struct SuggestingField: View {
  let field: FieldModel
  let entry: ShellEntry?
  var axis = Axis.horizontal

  var body: some View {
    @Bindable var field = field
    if let choice = field.choice {
      VStack(alignment: .leading) {
        TextField(field.label, text: $field.text, axis: axis)
          .shellPart(
            .combobox(list: choice.list, activeOption: choice.activeOption, isExpanded: choice.isExpanded)
          ).onKeyPress(keys: ListMove.keys) {
            ListMove.key($0).map(choice.move) ?? false ? .handled : .ignored
          }
        if choice.isExpanded {
          OptionListView(choice: choice, taken: field.taken) { field.take($0) }
            .environment(\.shellTexts, field.context.texts)
        }
      }
    } else if let entry {
      TextField(field.label, text: $field.text, axis: axis).shellPart(.entry(entry))
    } else {
      TextField(field.label, text: $field.text, axis: axis)
    }
  }
}

/// The picker of a unit or a currency.
struct UnitPicker: View {
  let title: String
  let names: [String]
  @Binding var selection: Int

  var body: some View {
    if names.count > 1 {
      Picker(title, selection: $selection) {
        ForEach(Array(names.enumerated()), id: \.offset) { Text(verbatim: $0.element).tag($0.offset) }
      }
    } else {
      Text(verbatim: names.first ?? "")
    }
  }
}
