import Foundation
import Synchronization

/// Who may see a representation of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every program.
  case all = 0
  /// The programs of the same developers.
  case team = 1
  /// The programs of the same group.
  case group = 2
  /// The running program alone.
  case ownProcess = 3
}

/// How a file is provided.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The receiver may use the original file.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// Provides an item in several types, each of which is made when somebody asks for it.
///
/// Handlers and completions are called on queues of the system, and each completion exactly once, also when a
/// load is cancelled through its progress. A type that is asked for is served by the first registered type that
/// is it or conforms to it, as `UniformTypeIdentifiers` knows where a program links that; otherwise only equal
/// identifiers match.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  // Sendable: all that changes is in `state`, and subclasses are told by `@unchecked` to see to their own.

  /// Makes the object for a type. The arguments are the completion, the class that is wanted, and options.
  public typealias LoadHandler =
    @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void
  /// Receives a loaded object or the error.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  typealias DataHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  typealias FileHandler = @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

  struct Registration: Sendable {
    enum Source: Sendable {
      case data(DataHandler)
      /// With what the handler's flag means: whether the file may be opened in place, or nothing.
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

  /// A provider without any representation.
  public override init() {
    state = Mutex(State())
    super.init()
  }

  init(_ state: State) {
    self.state = Mutex(state)
    super.init()
  }

  /// A provider of an object that is there already.
  ///
  /// - Parameters:
  ///   - item: A string, data or URL object, or another object that can be archived. A file URL stands for the
  ///     contents of the file unless `typeIdentifier` is that of a URL.
  ///   - typeIdentifier: The type of the item; nil for that of the object or file.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    state = Mutex(State())
    super.init()
    guard let item else { return }
    let box = ItemProviderObject(item)
    guard let typeIdentifier = typeIdentifier ?? Self.typeIdentifier(of: item) else { return }
    register(Registration(typeIdentifier: typeIdentifier, visibility: .all, source: .object(box)))
  }

  /// A provider of the types in which an object can write itself.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// A provider of the contents of a file, named after it; nil for a URL that isn't one of a file.
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

  /// A provider of the same representations under the same name.
  open func copy(with zone: NSZone? = nil) -> Any { NSItemProvider(state.withLock { $0 }) }

  /// The name that a file of the item would like to have, without an extension.
  open var suggestedName: String? {
    get { state.withLock { $0.suggestedName } }
    set { state.withLock { $0.suggestedName = newValue } }
  }

  // MARK: Registering

  /// Adds a representation by data, or replaces the one of the same type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the data.
  ///   - visibility: Who may see it.
  ///   - loadHandler: Makes the data when it is asked for, and calls its completion with it or an error; returns a
  ///     progress that can be cancelled, or nil.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(Registration(typeIdentifier: typeIdentifier, visibility: visibility, source: .data(loadHandler)))
  }

  /// Adds a representation by file, or replaces the one of the same type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the file.
  ///   - fileOptions: Whether the receiver may use the original.
  ///   - visibility: Who may see it.
  ///   - loadHandler: Makes or names the file, and calls its completion with it, with whether it must be
  ///     coordinated (which has no effect here), or with an error.
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

  /// Adds a representation by file of which the handler says whether the receiver may use the original.
  package func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    mayOpenInPlace: Bool,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    let source = Registration.Source.file(
      loadHandler, mayOpenInPlace ? .openInPlace : [], flagMeansOriginal: mayOpenInPlace)
    register(Registration(typeIdentifier: typeIdentifier, visibility: visibility, source: source))
  }

  /// Adds a representation by object, or replaces the one of the same type.
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

  /// The types in the order in which they were registered, which is that of preference.
  open var registeredTypeIdentifiers: [String] { registeredTypeIdentifiers(fileOptions: []) }

  /// The types that are provided with file options; all of them for none.
  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    state.withLock { $0.registrations }.filter { $0.allows(fileOptions) }.map(\.typeIdentifier)
  }

  /// Whether a type is provided, or one that conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    hasRepresentationConforming(toTypeIdentifier: typeIdentifier)
  }

  /// Whether a type is provided with file options, or one that conforms to it.
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
  /// The domain of the errors that loading fails with.
  public class var errorDomain: String { "NSItemProviderErrorDomain" }

  /// Why loading failed.
  public enum ErrorCode: Int, Sendable {
    /// For a reason that isn't known.
    case unknownError = -1
    /// Nothing is provided in the type that was asked for.
    case itemUnavailableError = -1000
    /// What was loaded isn't of the class that was asked for.
    case unexpectedValueClassError = -1100
    /// What was loaded can't be turned into what was asked for.
    case unavailableCoercionError = -1200
  }

  static func error(_ code: ErrorCode, _ message: String, underlying: (any Error)? = nil) -> NSError {
    var information: [String: Any] = [NSLocalizedDescriptionKey: message]
    if let underlying { information[NSUnderlyingErrorKey] = underlying }
    return NSError(domain: errorDomain, code: code.rawValue, userInfo: information)
  }
}
