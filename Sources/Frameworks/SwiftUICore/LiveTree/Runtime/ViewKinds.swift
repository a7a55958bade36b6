/// The types of views that make their nodes themselves, found out once for each type: asking whether a
/// value conforms costs more than all else that is done for a row which hasn't changed.
@MainActor
enum ViewKinds {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func isPrimitive(_ type: any View.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let isPrimitive = type is any PrimitiveView.Type
    known[ObjectIdentifier(type)] = isPrimitive
    return isPrimitive
  }
}
