import Dispatch
import Foundation
import Synchronization

extension NSItemProvider {
  /// Loads the item as data, reading a file or converting an object if necessary.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The requested type.
  ///   - completionHandler: A closure that receives the data or an error: one of ``errorDomain``, that of the
  ///     load handler, or `CocoaError.userCancelled`.
  /// - Returns: The progress, through which the load can be cancelled.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load(typeIdentifier) { content, registration, progress in
      switch content {
      case .data(let data): return data
      case .file(let file, _):
        return try ItemProviderFiles.contents(of: file, isCancelled: { progress.isCancelled })
      case .item(let item): return try Self.data(of: item.value, typeIdentifier: registration.typeIdentifier)
      }
    } then: { result in
      switch result {
      case .success(let data): completionHandler(data, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Loads the item as a copied file, which is removed when the completion handler returns.
  ///
  /// The file is named after ``suggestedName``, else after the original.
  /// - Returns: The progress, through which the load can be cancelled.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadFile(typeIdentifier, inPlace: false) { file, _, error in completionHandler(file, error) }
  }

  /// Loads the item as the original file if it may be opened in place, else as a copy, which is removed when
  /// the completion handler returns. The handler's second argument indicates which one it is.
  ///
  /// - Returns: The progress, through which the load can be cancelled.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFile(typeIdentifier, inPlace: true, completionHandler: completionHandler)
  }

  private func loadFile(
    _ typeIdentifier: String, inPlace: Bool,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    let suggestedName = suggestedName
    return load(typeIdentifier) { content, registration, progress -> (file: URL, folder: URL?) in
      if inPlace, case .file(let file, isOriginal: true) = content { return (file, nil) }
      var name = suggestedName
      if name == nil, case .file(let file, _) = content { name = file.lastPathComponent }
      let folder = try ItemProviderFiles.temporaryFolder()
      do {
        let complete = Self.completing(registration.typeIdentifier)
        let file = folder.appendingPathComponent(ItemProviderFiles.name(name ?? "Item", complete: complete))
        switch content {
        case .data(let data): try data.write(to: file)
        case .file(let original, _):
          try ItemProviderFiles.copy(original, to: file, isCancelled: { progress.isCancelled })
        case .item(let item):
          try Self.data(of: item.value, typeIdentifier: registration.typeIdentifier).write(to: file)
        }
        TransientFiles.makePrivate(file)
        return (file, folder)
      } catch {
        ItemProviderFiles.remove(folder)
        throw error
      }
    } then: { result in
      switch result {
      case .success(let loaded):
        completionHandler(loaded.file, loaded.folder == nil, nil)
        if let folder = loaded.folder { ItemProviderFiles.remove(folder) }
      case .failure(let error): completionHandler(nil, false, error)
      }
    }
  }

  /// Returns a function that adds the extension of a type to a name that lacks it.
  private static func completing(_ typeIdentifier: String) -> (String) -> String {
    { name in
      guard let wanted = ItemProviderTypes.filenameExtension(of: typeIdentifier) else { return name }
      let given = (name as NSString).pathExtension
      return given.lowercased() == wanted.lowercased() ? name : "\(name).\(wanted)"
    }
  }

  // MARK: The engine

  /// The content that a load handler delivered.
  enum Content: Sendable {
    case data(Data)
    case file(URL, isOriginal: Bool)
    case item(ItemProviderObject<any NSSecureCoding>)
  }

  /// Calls the handler of a type, converts the content that it delivers, and completes once.
  func load<Value: Sendable>(
    _ typeIdentifier: String,
    convert: @escaping @Sendable (Content, Registration, Progress) throws -> Value,
    then complete: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let once = OnceCompletion(complete: complete)
    progress.cancellationHandler = {
      once.finish { .failure(CocoaError(.userCancelled)) }
    }
    guard let registration = registration(for: typeIdentifier) else {
      let offered = registeredTypeIdentifiers.joined(separator: ", ")
      let error = Self.error(
        .itemUnavailableError,
        "The item isn't provided as \(typeIdentifier). It is provided as \(offered.isEmpty ? "nothing" : offered)."
      )
      DispatchQueue.global().async { once.finish { .failure(error) } }
      return progress
    }
    let deliver: @Sendable (Content?, (any Error)?) -> Void = { content, error in
      if progress.isCancelled { return once.finish { .failure(CocoaError(.userCancelled)) } }
      once.finish {
        guard let content else {
          return .failure(
            error ?? Self.error(.unknownError, "The item was provided as nothing, and without an error."))
        }
        do {
          let value = try convert(content, registration, progress)
          progress.completedUnitCount = 1
          return .success(value)
        } catch is CancellationError {
          return .failure(CocoaError(.userCancelled))
        } catch {
          return .failure(error)
        }
      }
    }
    DispatchQueue.global().async {
      guard !progress.isCancelled else { return once.finish { .failure(CocoaError(.userCancelled)) } }
      let inner: Progress?
      switch registration.source {
      case .data(let handler): inner = handler { data, error in deliver(data.map(Content.data), error) }
      case .file(let handler, let options, let flagMeansOriginal):
        inner = handler { file, flag, error in
          let isOriginal = flagMeansOriginal ? flag : options.contains(.openInPlace)
          deliver(file.map { Content.file($0, isOriginal: isOriginal) }, error)
        }
      case .item(let handler):
        inner = nil
        handler({ item, error in deliver(item.map { .item(ItemProviderObject($0)) }, error) }, nil, nil)
      case .object(let item):
        inner = nil
        deliver(.item(item), nil)
      }
      guard let inner else { return }
      progress.cancellationHandler = {
        inner.cancel()
        once.finish { .failure(CocoaError(.userCancelled)) }
      }
      if progress.isCancelled { inner.cancel() }
    }
    return progress
  }
}

/// A completion that is called at most once, for the first result.
private final class OnceCompletion<Value: Sendable>: Sendable {
  private let pending = Mutex(true)
  private let complete: @Sendable (Result<Value, any Error>) -> Void

  init(complete: @escaping @Sendable (Result<Value, any Error>) -> Void) { self.complete = complete }

  /// Completes with a closure's result. If there was a result before, the closure isn't called.
  func finish(_ result: () -> Result<Value, any Error>) {
    let isFirst = pending.withLock { pending in
      defer { pending = false }
      return pending
    }
    if isFirst { complete(result()) }
  }
}
