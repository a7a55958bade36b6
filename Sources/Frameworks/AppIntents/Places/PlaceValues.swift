extension CLPlacemark: _IntentValue {
  public typealias ValueType = CLPlacemark
  public typealias UnwrappedType = CLPlacemark
  public typealias Specification = EmptyResolverSpecification<CLPlacemark>
  public static var defaultResolverSpecification: EmptyResolverSpecification<CLPlacemark> { .init() }
}

extension CLPlacemark: DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Place" }

  public var displayRepresentation: DisplayRepresentation {
    let title = name ?? locality ?? description
    return DisplayRepresentation(
      title: "\(title)", subtitle: description == title || description.isEmpty ? nil : "\(description)")
  }
}

extension PlaceDescriptor: _IntentValue {}

extension PlaceDescriptor: DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Place" }

  public var displayRepresentation: DisplayRepresentation {
    let subtitle = commonName == nil ? nil : address?.replacingOccurrences(of: "\n", with: ", ")
    return DisplayRepresentation(title: "\(description)", subtitle: subtitle.map { "\($0)" })
  }
}
