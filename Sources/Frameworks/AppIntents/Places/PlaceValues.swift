extension CLPlacemark: _IntentValue {
  /// The type of a single value.
  public typealias ValueType = CLPlacemark
  /// The type of a value that is present.
  public typealias UnwrappedType = CLPlacemark
  /// The type of the default resolvers.
  public typealias Specification = EmptyResolverSpecification<CLPlacemark>
  /// The default resolvers: none.
  public static var defaultResolverSpecification: EmptyResolverSpecification<CLPlacemark> { .init() }
}

extension CLPlacemark: DisplayRepresentable {
  /// The display name of the type, "Place".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Place" }

  /// The name or city of the place, with its address as subtitle.
  public var displayRepresentation: DisplayRepresentation {
    let title = name ?? locality ?? description
    return DisplayRepresentation(
      title: "\(title)", subtitle: description == title || description.isEmpty ? nil : "\(description)")
  }
}

extension PlaceDescriptor: _IntentValue {}

extension PlaceDescriptor: DisplayRepresentable {
  /// The display name of the type, "Place".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Place" }

  /// The name of the place, with its address as subtitle.
  public var displayRepresentation: DisplayRepresentation {
    let subtitle = commonName == nil ? nil : address?.replacingOccurrences(of: "\n", with: ", ")
    return DisplayRepresentation(title: "\(description)", subtitle: subtitle.map { "\($0)" })
  }
}
