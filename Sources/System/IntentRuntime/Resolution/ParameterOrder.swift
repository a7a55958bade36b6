import AppIntents
import IntentDiscovery
import Synchronization

/// The order in which the parameters of an intent get values: the options or the query of one may depend on
/// the values of others.
struct ParameterOrder: Sendable {
  /// The places of the parameters, each after those it depends on, else as they are written.
  let places: [Int]
  /// The places of the parameters on which each depends.
  let needs: [[Int]]

  private static let known = Mutex<[ObjectIdentifier: ParameterOrder]>([:])

  /// The order of an intent's parameters; it is worked out once for each type.
  static func of(_ intent: any AppIntent, _ parameters: [ParameterNames.Named]) -> ParameterOrder {
    let key = ObjectIdentifier(type(of: intent))
    if let order = known.withLock({ $0[key] }), order.places.count == parameters.count { return order }
    let order = ParameterOrder(intent, parameters)
    known.withLock { $0[key] = order }
    return order
  }

  private init(_ intent: any AppIntent, _ parameters: [ParameterNames.Named]) {
    var place: [ObjectIdentifier: Int] = [:]
    for (index, named) in parameters.enumerated() { place[ObjectIdentifier(named.parameter)] = index }
    let needs = parameters.map { named in
      Self.sources(of: named.parameter).flatMap { source in
        Mirror(reflecting: source).children
          .compactMap { $0.value as? any AnyIntentParameterDependency }
          .filter { $0.intentType == type(of: intent) }
          .flatMap { $0.requiredParameters(of: intent) }
          .compactMap { place[ObjectIdentifier($0)] }
      }
    }
    self.needs = needs
    var places: [Int] = []
    var seen: Set<Int> = []
    // Parameters that depend on one another come as they are written. As deep as there are parameters.
    func visit(_ index: Int) {
      guard seen.insert(index).inserted else { return }
      for other in needs[index] { visit(other) }
      places.append(index)
    }
    for index in parameters.indices { visit(index) }
    self.places = places
  }

  /// Returns the providers and queries that make or find the values of a parameter.
  private static func sources(of parameter: any AnyIntentParameter) -> [Any] {
    var sources: [Any] = []
    if let provider = parameter.definition.optionsProvider { sources.append(provider) }
    if let type = parameter.elementType as? any AppEntity.Type {
      sources.append(EntityQueries.query(for: type, of: parameter))
    }
    return sources
  }
}
