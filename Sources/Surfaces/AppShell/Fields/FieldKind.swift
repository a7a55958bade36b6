import AppIntents
import CoreLocation
import IntentDiscovery
import IntentRuntime
import SwiftUICore
import UniformTypeIdentifiers

/// The kind of control that a value is entered with.
package enum FieldKind: Sendable {
  case text(isMultiline: Bool, ShellEntry?)
  case integer(_ParameterOption.IntControlStyle, ClosedRange<Int>?)
  case decimal(_ParameterOption.DoubleControlStyle, ClosedRange<Double>?)
  /// A choice of yes or no, with the titles of both.
  case truth(yes: String, no: String)
  /// A date or a part of one; nil of `parts` stands for a point in time.
  case date(_ParameterOption.DateKind, asComponents: Bool)
  /// A choice of one of some values and no other.
  case options(OptionList)
  case entity(any AppEntity.Type, any EntityQuery)
  case file(typeIdentifiers: [String])
  case measurement(any _MeasurementParameterValue.Type, units: [FieldUnit], allowsNegative: Bool)
  case amount(codes: [String], ClosedRange<Decimal>?)
  case duration
  /// A list of several values.
  indirect case list(FieldKind, count: ClosedRange<Int>)

  /// The most values that a list has whose parameter says nothing about it.
  static let mostValues = 100

  /// The field for a parameter.
  ///
  /// - Parameters:
  ///   - options: What there is to choose from.
  ///   - isClosed: Whether nothing else is taken.
  init(
    of parameter: any AnyIntentParameter, _ options: OptionList?, isClosed: Bool, _ context: ShellContext
  ) {
    self.init(parameter.valueType, parameter, isClosed ? options : nil, context)
  }

  private init(
    _ type: any _IntentValue.Type, _ parameter: any AnyIntentParameter, _ closed: OptionList?,
    _ context: ShellContext
  ) {
    if let type = type as? any OptionalIntentValue.Type {
      self.init(type.wrappedType, parameter, closed, context)
    } else if let type = type as? any CollectionIntentValue.Type {
      self = .list(
        FieldKind(type.elementType, parameter, closed, context), count: Self.count(parameter.definition.size))
    } else if let closed {
      self = .options(closed)
    } else {
      self.init(single: type, parameter, context)
    }
  }

  private static func count(_ size: ParameterSize?) -> ClosedRange<Int> {
    guard case .fixed(let size) = size else { return 0...mostValues }
    return size.minimum...size.maximum
  }

  private init(
    single type: any _IntentValue.Type, _ parameter: any AnyIntentParameter, _ context: ShellContext
  ) {
    let traits = parameter.definition.traits
    switch type {
    case is Int.Type:
      if case .int(let style, let range) = traits {
        self = .integer(style, range)
      } else {
        self = .integer(.field, nil)
      }
    case is Double.Type:
      if case .double(let style, let range) = traits {
        self = .decimal(style, range)
      } else {
        self = .decimal(.field, nil)
      }
    case is Bool.Type: self = Self.truth(traits, context.texts)
    case is Date.Type, is DateComponents.Type:
      let isComponents = type is DateComponents.Type
      if case .date(let kind) = traits {
        self = .date(kind, asComponents: isComponents)
      } else {
        self = .date(.dateTime, asComponents: isComponents)
      }
    case is URL.Type: self = .text(isMultiline: false, .url)
    case is Duration.Type: self = .duration
    case is IntentFile.Type:
      if case .file(let types) = traits {
        self = .file(typeIdentifiers: types)
      } else {
        self = .file(typeIdentifiers: [])
      }
    case is IntentCurrencyAmount.Type:
      if case .currency(let codes, let range) = traits {
        self = .amount(codes: codes, range)
      } else {
        self = .amount(codes: [], nil)
      }
    case let type as any _MeasurementParameterValue.Type:
      self = Self.measurement(type, traits, context)
    case let type as any AppEntity.Type where !(type is any TransientAppEntity.Type):
      self = .entity(type, Self.query(of: parameter, for: type))
    default: self = Self.text(traits)
    }
  }

  private static func text(_ traits: ParameterTraits?) -> FieldKind {
    guard case .string(let options?) = traits else { return .text(isMultiline: false, nil) }
    let entry: ShellEntry? =
      switch options.keyboardType {
      case .URL: .url
      case .numberPad: .wholeNumber
      default: nil
      }
    return .text(isMultiline: options.multiline, entry)
  }

  private static func truth(_ traits: ParameterTraits?, _ texts: ShellTexts) -> FieldKind {
    guard case .bool(let names) = traits else { return .truth(yes: texts[.yes], no: texts[.no]) }
    return .truth(yes: texts.word(names.true), no: texts.word(names.false))
  }

  private static func measurement(
    _ type: any _MeasurementParameterValue.Type, _ traits: ParameterTraits?, _ context: ShellContext
  ) -> FieldKind {
    func all<Value: _MeasurementParameterValue>(_ type: Value.Type) -> [Dimension] {
      Value._ParameterUnit.allCases.map(\._dimension)
    }
    var units = all(type)
    guard case .measurement(let traits) = traits else {
      return .measurement(type, units: units.map { FieldUnit(dimension: $0) }, allowsNegative: true)
    }
    if let usual = traits.entryUnit(in: context.locale) {
      units.removeAll { $0 == usual }
      units = traits.isUnitFixed ? [usual] : [usual] + units
    }
    return .measurement(
      type, units: units.map { FieldUnit(dimension: $0) }, allowsNegative: traits.supportsNegativeNumbers)
  }

  /// The query that finds entities for a parameter: its own where it has one for them.
  private static func query(
    of parameter: any AnyIntentParameter, for type: any AppEntity.Type
  ) -> any EntityQuery {
    func entity<Query: EntityQuery>(_ query: Query) -> any AppEntity.Type { Query.Entity.self }
    if let own = parameter.definition.query, entity(own) == type { return own }
    return EntityQueries.defaultQuery(of: type)
  }
}

/// A unit that a measurement can be entered in.
///
/// Unchecked: a `Dimension` never changes once it is made; Foundation does not say so.
package struct FieldUnit: @unchecked Sendable {
  let dimension: Dimension
  /// The symbol of the unit, such as `km`.
  package var symbol: String { dimension.symbol }
}
