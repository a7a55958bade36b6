import Foundation
import UniformTypeIdentifiers

/// The content type of an item.
extension CSSearchableItemAttributeSet {
  /// Creates a set for items of a type.
  public convenience init(contentType: UTType) {
    self.init(itemContentType: contentType.identifier)
    contentTypeTree = ([contentType] + contentType.supertypes).map(\.identifier).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// The identifier of the content type.
  public var contentType: String? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The identifiers of the content type and all types that it conforms to.
  public var contentTypeTree: [String]? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The type in which the content is shared.
  public var sharedItemContentType: UTType? {
    get { self[] }
    set { self[] = newValue }
  }

  /// The types in which the app can provide the item's data.
  public var providerDataTypes: [UTType] {
    get { types(providerDataTypeIdentifiers) }
    set { providerDataTypeIdentifiers = newValue.map(\.identifier) }
  }

  /// The types in which the app can provide a file.
  public var providerFileTypes: [UTType] {
    get { types(providerFileTypeIdentifiers) }
    set { providerFileTypeIdentifiers = newValue.map(\.identifier) }
  }

  /// The types in which the app can provide its own file in place.
  public var providerInPlaceFileTypes: [UTType] {
    get { types(providerInPlaceFileTypeIdentifiers) }
    set { providerInPlaceFileTypeIdentifiers = newValue.map(\.identifier) }
  }

  private func types(_ identifiers: [String]?) -> [UTType] {
    (identifiers ?? []).compactMap { UTType($0) }
  }
}

extension UTType: AttributeRepresentable {
  static var attributeKind: AttributeKind { .contentType }
  init?(attribute: AttributeValue) {
    guard case .text(let identifier) = attribute else { return nil }
    self.init(identifier)
  }
  var attributeValue: AttributeValue { .text(identifier) }
}
