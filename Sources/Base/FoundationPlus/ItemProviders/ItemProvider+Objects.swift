import Foundation

/// An object that item providers can provide as data.
public protocol NSItemProviderWriting: NSObjectProtocol, SendableMetatype {
  /// The types in which objects of the class can be written, by descending preference.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types in which this object can be written; by default those of the class.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns the visibility of a type; all programs by default.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility

  /// Writes the object as data and calls the completion handler with it or an error.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The types of the class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  /// Returns visibility for all programs.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
}

/// An object that item providers can create from data.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  /// The types that the class can read, by descending preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns an object created from data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProvider {
  /// Registers the types in which an object can be written.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    let box = ItemProviderObject(object)
    for type in object.writableTypeIdentifiersForItemProvider {
      let own = Swift.type(of: object).itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
      registerDataRepresentation(
        forTypeIdentifier: type, visibility: own.rawValue > visibility.rawValue ? own : visibility
      ) { completion in
        box.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Registers the types of a class, whose object is created on request.
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) ->
      Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
        loadHandler { object, error in
          guard let object else { return completion(nil, error) }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether a type is available that a class can read.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// Returns a Boolean value that indicates whether a type is available that a bridged value type, such as
  /// `String`, can read.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Loads an object of a class from the first of its types that is available.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    let type = readable.first(where: hasItemConformingToTypeIdentifier) ?? readable.first ?? "public.data"
    let exact = registration(for: type)?.typeIdentifier ?? type
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        let object = try aClass.object(withItemProviderData: data, typeIdentifier: exact)
        completionHandler(object, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads a bridged value, such as a `String` or `URL`.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      var value: T?
      if let object = object as? T._ObjectiveCType {
        _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
      }
      completionHandler(value, error)
    }
  }
}

// MARK: Foundation's classes

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The types in which strings are written: UTF-8 text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// The types from which strings are read.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.utf16-plain-text", "public.plain-text"]
  }

  /// Writes the string as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }

  /// Returns a string from UTF-16 data if the type says so, else from UTF-8 data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let encoding: String.Encoding = typeIdentifier.contains("utf16") ? .utf16 : .utf8
    guard let text = String(data: data, encoding: encoding),
      let object = (self == NSMutableString.self ? NSMutableString(string: text) : NSString(string: text))
        as? Self
    else {
      throw NSItemProvider.error(.unavailableCoercionError, "The data isn't text in \(typeIdentifier).")
    }
    return object
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The types in which URLs are written.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The types in which this URL is written; a file URL is also a `public.file-url`.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }
  /// The types from which URLs are read.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.file-url", "public.url"] }

  /// Writes the absolute string of the URL as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Returns a URL from its text in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let object = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSItemProvider.error(.unavailableCoercionError, "The data isn't a URL.")
    }
    return object
  }
}
