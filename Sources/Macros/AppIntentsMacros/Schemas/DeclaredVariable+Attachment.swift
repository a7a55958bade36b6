import SwiftSyntax

extension DeclaredVariable {
  /// Whether a schema makes the variable a parameter or a property.
  ///
  /// The schema's own members are. Beside them, whatever an intent still needs from outside; of an entity what
  /// is surely a value that programs exchange, since an entity may also keep what is the app's own affair.
  func isAttachable(_ kind: SchemaKind, _ schema: Schema?) -> Bool {
    guard !isConstant, !isComputed, !isWrapped, !isLazyOrWeak, kind != .enumeration else { return false }
    if kind == .entity, name == "id" { return false }
    if schema?.member(named: name) != nil { return true }
    guard !isPrivate else { return false }
    if let type, WrittenType(type).isExchangedValue { return true }
    guard binding.initializer == nil, type != nil else { return false }
    return kind == .intent || schema?.hasMembers == false
  }

  /// The macro for a getter by which an entity gives a member of its schema, or nil.
  func getterMacro(_ schema: Schema?) -> String? {
    guard schema?.kind == .entity, isComputed, !isWrapped, type != nil, name != "id",
      schema?.member(named: name) != nil
    else { return nil }
    return isAsynchronous ? "DeferredProperty" : "ComputedProperty"
  }
}

extension WrittenType {
  /// Whether it is a type of the platform that intents exchange, or an optional or collection of one.
  fileprivate var isExchangedValue: Bool {
    switch self {
    case .named(let name): PlatformTypes.exchanged.contains(name)
    case .optional(let wrapped), .array(let wrapped), .set(let wrapped): wrapped.isExchangedValue
    case .other, .unknown: false
    }
  }
}

extension PlatformTypes {
  fileprivate static let exchanged: Set<String> = [
    "AttributedString", "Bool", "CLPlacemark", "Calendar.RecurrenceRule", "Date", "DateComponents", "Double",
    "Duration", "EntityIdentifier", "Int", "IntentCurrencyAmount", "IntentFile", "IntentPaymentMethod",
    "IntentPerson", "LinkMetadata", "PersonNameComponents", "PlaceDescriptor", "String",
    "StringSearchCriteria", "URL",
  ]
}
