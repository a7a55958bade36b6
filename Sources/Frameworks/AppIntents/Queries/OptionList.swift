/// A list of options with their types erased.
package struct OptionList: Sendable {
  /// One option.
  package struct Option: Sendable {
    package var value: any _IntentValue
    package var display: DisplayRepresentation
  }

  /// Options under one heading.
  package struct Section: Sendable {
    package var heading: DisplayRepresentation?
    package var options: [Option]
  }

  package var promptLabel: LocalizedStringResource?
  package var usesIndexedCollation: Bool
  package var sections: [Section]

  /// The options of all sections.
  package var options: [Option] { sections.flatMap(\.options) }
}

extension OptionList {
  /// Creates a list of values with their own representations. Values that are no intent values are left out.
  package init(showing values: [any Sendable]) {
    let options = values.compactMap { value in
      (value as? any _IntentValue).map { Option(value: $0, display: DisplayRepresentation(showing: $0)) }
    }
    self.init(
      promptLabel: nil, usesIndexedCollation: false, sections: [Section(heading: nil, options: options)])
  }
}

/// A list of options that has sections.
private protocol SectionedResults {
  var optionSections: [OptionList.Section] { get }
}

extension IntentItemCollection: SectionedResults {
  fileprivate var optionSections: [OptionList.Section] {
    sections.map { section in
      OptionList.Section(
        heading: section.description,
        options: section.items.map { OptionList.Option(value: $0.value, display: $0.description) })
    }
  }
}

extension ResultsCollection {
  /// The list with the types of its values erased.
  package var optionList: OptionList {
    var sections = (self as? any SectionedResults)?.optionSections
    if sections == nil {
      sections = OptionList(showing: items).sections
    }
    return OptionList(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: (sections ?? []).filter { $0.heading != nil || !$0.options.isEmpty })
  }
}
