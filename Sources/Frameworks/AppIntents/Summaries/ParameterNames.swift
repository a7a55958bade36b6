import Synchronization

/// A lookup of the names of an intent's parameters, by inspection of its stored properties.
///
/// A parameter knows neither its variable nor its intent, and a key path such as `\.$soup` has no name. But
/// parameters are objects: the one that a key path leads to is identical to the one that is stored under a
/// name.
package enum ParameterNames {
  /// A parameter with the name of its variable: `soup` for `@Parameter var soup`.
  package struct Named: Sendable {
    package let name: String
    package let parameter: any AnyIntentParameter
  }

  /// Returns the parameters of an intent in declaration order, those of a superclass first, and tells each of
  /// them its name.
  ///
  /// A parameter inside another property wrapper has the name of the variable, one inside a stored struct has
  /// a path: `options.size`. Takes time linear in the number of stored properties.
  package static func of(_ intent: any AppIntent) -> [Named] {
    let found = parameters(in: Mirror(reflecting: intent), depth: 0)
    for one in found { one.parameter.take(name: one.name) }
    return found
  }

  /// Returns the names of a type's parameters in declaration order.
  ///
  /// The first call for a type creates an intent of it; later calls use the cached result.
  package static func of(_ type: any AppIntent.Type) -> [String] {
    specimen(of: type).names
  }

  /// Returns the name of the parameter that a key path leads to, or nil if it leads to something else.
  package static func name<Intent: AppIntent>(of keyPath: PartialKeyPath<Intent>) -> String? {
    // Reading anything else, such as the value of a parameter that has none, could trap.
    guard type(of: keyPath).valueType is any AnyIntentParameter.Type else { return nil }
    let specimen = specimen(of: Intent.self)
    guard let intent = specimen.intent as? Intent,
      let parameter = intent[keyPath: keyPath] as? any AnyIntentParameter
    else { return nil }
    return specimen.nameOfParameter[ObjectIdentifier(parameter)]
  }

  /// Returns the name of the parameter that a declaration refers to.
  ///
  /// A key path to something else is a programming error: it traps with a message that names `place`.
  static func required<Intent: AppIntent>(_ keyPath: PartialKeyPath<Intent>, in place: String) -> String {
    if let name = name(of: keyPath) { return name }
    preconditionFailure(
      "\(place) of \(Intent.self) names \(keyPath), which is no parameter of it. Its parameters are: "
        + "\(of(Intent.self).joined(separator: ", ")). Write the key path to one of them, as in \\.$name.")
  }

  /// An intent that represents its type, and its stored parameters. It is never run and its values are never
  /// set, so one is enough for the lifetime of the program.
  private struct Specimen: Sendable {
    let intent: (any AppIntent)?
    let names: [String]
    let nameOfParameter: [ObjectIdentifier: String]
  }

  private static let specimens = Mutex<[ObjectIdentifier: Specimen]>([:])

  private static func specimen(of type: any AppIntent.Type) -> Specimen {
    let key = ObjectIdentifier(type)
    if let known = specimens.withLock({ $0[key] }) { return known }
    // The initialiser is the app's code, so it runs outside of the lock. The first one to finish wins.
    let made = makeSpecimen(of: type)
    return specimens.withLock { specimens in
      if let known = specimens[key] { return known }
      specimens[key] = made
      return made
    }
  }

  private static func makeSpecimen(of type: any AppIntent.Type) -> Specimen {
    if type is Never.Type { return Specimen(intent: nil, names: [], nameOfParameter: [:]) }
    let intent = type.init()
    var nameOfParameter: [ObjectIdentifier: String] = [:]
    let found = of(intent)
    for one in found { nameOfParameter[ObjectIdentifier(one.parameter)] = one.name }
    return Specimen(intent: intent, names: found.map(\.name), nameOfParameter: nameOfParameter)
  }

  /// The maximum depth to which nested structs are inspected.
  private static let maximumDepth = 3

  private static func parameters(in mirror: Mirror, depth: Int) -> [Named] {
    var found: [Named] = []
    if let superclass = mirror.superclassMirror { found += parameters(in: superclass, depth: depth) }
    for child in mirror.children {
      guard let label = child.label else { continue }
      let isWrapped = label.hasPrefix("_")
      let name = isWrapped ? String(label.dropFirst()) : label
      if let parameter = child.value as? any AnyIntentParameter {
        found.append(Named(name: name, parameter: parameter))
      } else if depth < maximumDepth, !(child.value is any _IntentValue) {
        let inner = Mirror(reflecting: child.value)
        guard inner.displayStyle == .struct else { continue }
        let nested = parameters(in: inner, depth: depth + 1)
        if isWrapped, nested.count == 1 {
          found.append(Named(name: name, parameter: nested[0].parameter))
        } else {
          found += nested.map { Named(name: "\(name).\($0.name)", parameter: $0.parameter) }
        }
      }
    }
    return found
  }
}
