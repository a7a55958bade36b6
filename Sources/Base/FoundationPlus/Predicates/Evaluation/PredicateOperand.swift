import Foundation

/// A value in the form for comparison, in which equivalent Foundation classes and Swift types are the same.
enum PredicateOperand {
  case absent
  case number(PredicateNumber)
  case text(String)
  case date(Date)
  case collection(PredicateElements)
  /// Any other value, compared by its own equality and order.
  case other(Any)

  init(_ value: Any?) {
    guard let value else {
      self = .absent
      return
    }
    // The most frequent types come first; the others cost a lookup each.
    switch value {
    case let value as String: self = .text(value)
    case let value as Int: self = .number(.integer(Int128(value)))
    case let value as any PredicateWrapping: self.init(value.wrappedForPredicates)
    case let value as any PredicateValue: self.init(value.predicateValue)
    case let value as any PredicateCollection:
      self = .collection(
        PredicateElements(values: value.predicateElements, isOrdered: value.predicateOrderMatters))
    case is NSNull: self = .absent
    case let value as Date: self = .date(value)
    case let value as Substring: self = .text(String(value))
    case let value as Character: self = .text(String(value))
    default:
      if let number = PredicateNumber(value) {
        self = .number(number)
      } else {
        self = Self.remaining(value)
      }
    }
  }

  private static func remaining(_ value: Any) -> Self {
    switch value {
    // Both forms of these types have the same meaning, and a single one makes them comparable.
    case let value as UUID: .other(value)
    case let value as URL: .other(value)
    case let value as Data: .other(value)
    case let value as any RawRepresentable: PredicateOperand(value.rawValue)
    default: .other(value)
    }
  }

  var isAbsent: Bool { if case .absent = self { true } else { false } }

  /// The kind of the value for messages.
  var kind: String {
    switch self {
    case .absent: "nil"
    case .number: "a number"
    case .text: "a text"
    case .date: "a date"
    case .collection: "a collection"
    case .other(let value): "a value of type \(type(of: value))"
    }
  }
}

/// The elements of a collection, which are unordered for a set.
struct PredicateElements {
  let values: [Any?]
  let isOrdered: Bool
}

/// An optional, or another type with values that may be absent.
protocol PredicateWrapping {
  var wrappedForPredicates: Any? { get }
}

extension Optional: PredicateWrapping {
  var wrappedForPredicates: Any? { map { $0 as Any } }
}

/// A collection whose elements predicates inspect. Ranges and other computed collections are left out because
/// they may be infinite.
protocol PredicateCollection {
  var predicateElements: [Any?] { get }
  var predicateOrderMatters: Bool { get }
}

extension PredicateCollection {
  var predicateOrderMatters: Bool { true }
}

extension Array: PredicateCollection {
  var predicateElements: [Any?] { map { $0 as Any } }
}

extension ArraySlice: PredicateCollection {
  var predicateElements: [Any?] { map { $0 as Any } }
}

extension ContiguousArray: PredicateCollection {
  var predicateElements: [Any?] { map { $0 as Any } }
}

extension Set: PredicateCollection {
  var predicateElements: [Any?] { map { $0 as Any } }
  var predicateOrderMatters: Bool { false }
}

extension NSArray: PredicateCollection {
  var predicateElements: [Any?] { map { $0 } }
}

extension NSSet: PredicateCollection {
  var predicateElements: [Any?] { map { $0 } }
  var predicateOrderMatters: Bool { false }
}

extension NSOrderedSet: PredicateCollection {
  var predicateElements: [Any?] { map { $0 } }
}

/// A dictionary, whose keys resolve key paths.
protocol PredicateDictionary {
  func predicateValue(under key: Any) -> Any?
  var predicateValues: [Any?] { get }
}

extension Dictionary: PredicateDictionary {
  func predicateValue(under key: Any) -> Any? { (key as? Key).flatMap { self[$0] } }
  var predicateValues: [Any?] { values.map { $0 as Any } }
}

extension NSDictionary: PredicateDictionary {
  func predicateValue(under key: Any) -> Any? { object(forKey: key) }
  var predicateValues: [Any?] { allValues }
}
