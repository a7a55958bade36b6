import Foundation
import Synchronization

/// The set of programs that may see a representation of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs.
  case all = 0
  /// Programs of the same development team.
  case team = 1
  /// Programs of the same group.
  case group = 2
  /// Only the current program.
  case ownProcess = 3
}

/// Options for files that an item provider provides.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The receiver may use the original file.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// A provider of an item in several types, each of which is created on request.
///
/// Handlers and completion handlers are called on system queues, and each completion handler exactly once,
/// even if a load is cancelled through its progress. A request is served by the first registered type that
/// equals the requested one or conforms to it, as determined by `UniformTypeIdentifiers` if the program links
/// it; otherwise only equal identifiers match.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  // Sendable: all mutable state is in `state`; subclasses are responsible for their own.

  /// A closure that creates the object for a type. Its arguments are the completion handler, the requested
  /// class, and options.
  public typealias LoadHandler =
    @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void
  /// A closure that receives a loaded object or an error.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  typealias DataHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  typealias FileHandler = @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

  struct Registration: Sendable {
    enum Source: Sendable {
      case data(DataHandler)
      /// The flag of the handler means whether the file may be opened in place, or nothing.
      case file(FileHandler, NSItemProviderFileOptions, flagMeansOriginal: Bool)
      case item(LoadHandler)
      case object(ItemProviderObject<any NSSecureCoding>)
    }
    let typeIdentifier: String
    let visibility: NSItemProviderRepresentationVisibility
    let source: Source
  }

  struct State: Sendable {
    var registrations: [Registration] = []
    var suggestedName: String?
    var previewImageHandler: LoadHandler?
  }

  let state: Mutex<State>

  /// Creates a provider without any representation.
  public override init() {
    state = Mutex(State())
    super.init()
  }

  init(_ state: State) {
    self.state = Mutex(state)
    super.init()
  }

  /// Creates a provider of an existing object.
  ///
  /// - Parameters:
  ///   - item: A string, data or URL object, or another object that can be archived. A file URL stands for
  ///     the contents of the file unless `typeIdentifier` is a URL type.
  ///   - typeIdentifier: The type of the item; nil derives it from the object or file.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    state = Mutex(State())
    super.init()
    guard let item else { return }
    let box = ItemProviderObject(item)
    guard let typeIdentifier = typeIdentifier ?? Self.typeIdentifier(of: item) else { return }
    register(Registration(typeIdentifier: typeIdentifier, visibility: .all, source: .object(box)))
  }

  /// Creates a provider of the types in which an object can be written.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of the contents of a file, named after it, or returns nil for a URL that is no file
  /// URL.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerFileRepresentation(
      forTypeIdentifier: ItemProviderTypes.identifier(ofFile: fileURL), fileOptions: [], visibility: .all
    ) { completion in
      completion(fileURL, false, nil)
      return nil
    }
  }

  /// Returns a provider with the same representations and name.
  open func copy(with zone: NSZone? = nil) -> Any { NSItemProvider(state.withLock { $0 }) }

  /// The suggested name for a file of the item, without an extension.
  open var suggestedName: String? {
    get { state.withLock { $0.suggestedName } }
    set { state.withLock { $0.suggestedName = newValue } }
  }

  // MARK: Registering

  /// Registers a data representation, replacing one of the same type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the data.
  ///   - visibility: The programs that may see it.
  ///   - loadHandler: A closure that creates the data on request and passes it or an error to its completion
  ///     handler. It returns a progress that can be cancelled, or nil.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(Registration(typeIdentifier: typeIdentifier, visibility: visibility, source: .data(loadHandler)))
  }

  /// Registers a file representation, replacing one of the same type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the file.
  ///   - fileOptions: Options that indicate whether the receiver may use the original.
  ///   - visibility: The programs that may see it.
  ///   - loadHandler: A closure that passes the file's URL to its completion handler, with a flag for file
  ///     coordination (which has no effect here), or an error.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    register(
      Registration(
        typeIdentifier: typeIdentifier, visibility: visibility,
        source: .file(loadHandler, fileOptions, flagMeansOriginal: false)))
  }

  /// Registers a file representation whose load handler indicates whether the receiver may use the original.
  package func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    mayOpenInPlace: Bool,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    let source = Registration.Source.file(
      loadHandler, mayOpenInPlace ? .openInPlace : [], flagMeansOriginal: mayOpenInPlace)
    register(Registration(typeIdentifier: typeIdentifier, visibility: visibility, source: source))
  }

  /// Registers an object representation, replacing one of the same type.
  open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
    register(Registration(typeIdentifier: typeIdentifier, visibility: .all, source: .item(loadHandler)))
  }

  private func register(_ registration: Registration) {
    state.withLock { state in
      let key = registration.typeIdentifier.lowercased()
      if let index = state.registrations.firstIndex(where: { $0.typeIdentifier.lowercased() == key }) {
        state.registrations[index] = registration
      } else {
        state.registrations.append(registration)
      }
    }
  }

  // MARK: What there is

  /// The registered types, in the order of registration, which is that of preference.
  open var registeredTypeIdentifiers: [String] { registeredTypeIdentifiers(fileOptions: []) }

  /// Returns the types that are registered with file options, or all of them for no options.
  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    state.withLock { $0.registrations }.filter { $0.allows(fileOptions) }.map(\.typeIdentifier)
  }

  /// Returns a Boolean value that indicates whether a type, or one that conforms to it, is registered.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    hasRepresentationConforming(toTypeIdentifier: typeIdentifier)
  }

  /// Returns a Boolean value that indicates whether a type, or one that conforms to it, is registered with
  /// file options.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    registration(for: typeIdentifier) { $0.allows(fileOptions) } != nil
  }

  func registration(
    for typeIdentifier: String, where matches: (Registration) -> Bool = { _ in true }
  ) -> Registration? {
    state.withLock { $0.registrations }.first { registration in
      matches(registration) && ItemProviderTypes.type(registration.typeIdentifier, conformsTo: typeIdentifier)
    }
  }
}

extension NSItemProvider.Registration {
  func allows(_ fileOptions: NSItemProviderFileOptions) -> Bool {
    guard !fileOptions.isEmpty else { return true }
    if case .file(_, let options, _) = source { return options.isSuperset(of: fileOptions) }
    return false
  }
}

extension NSItemProvider {
  /// The domain of loading errors.
  public class var errorDomain: String { "NSItemProviderErrorDomain" }

  /// The code of a loading error.
  public enum ErrorCode: Int, Sendable {
    /// The cause is unknown.
    case unknownError = -1
    /// No representation has the requested type.
    case itemUnavailableError = -1000
    /// The loaded object does not have the requested class.
    case unexpectedValueClassError = -1100
    /// The loaded value can't be converted to the requested form.
    case unavailableCoercionError = -1200
  }

  static func error(_ code: ErrorCode, _ message: String, underlying: (any Error)? = nil) -> NSError {
    var information: [String: Any] = [NSLocalizedDescriptionKey: message]
    if let underlying { information[NSUnderlyingErrorKey] = underlying }
    return NSError(domain: errorDomain, code: code.rawValue, userInfo: information)
  }
}
