import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
  /// Registers the representations of a value in order. The value is only evaluated when a representation is
  /// loaded, or a condition or name is needed.
  ///
  /// - Parameter transferable: The value.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    let box = OnceBox<T>()
    let value: @Sendable () -> T = { box.value(transferable) }
    let offers = T.transferOffers.filter { $0.exporting != nil }
    if suggestedName == nil, offers.contains(where: { $0.fileName != nil }) {
      suggestedName = value().suggestedFilename
    }
    var seen = Set<UTType>()
    for offer in offers {
      if offer.condition != nil, !offer.isOpen(for: value()) { continue }
      guard let type = offer.contentType, seen.insert(type).inserted else { continue }
      let visibility = NSItemProviderRepresentationVisibility(offer.visibility)
      switch offer.form {
      case .data:
        registerDataRepresentation(for: type, visibility: visibility) { completion in
          loading(completion: { data, _, error in completion(data, error) }) {
            guard case .data(let data) = try await offer.content(of: value()) else {
              throw TransferError.wrongForm("data")
            }
            return (data, false)
          }
        }
      case .file(_, let inPlace):
        registerFileRepresentation(
          forTypeIdentifier: type.identifier, visibility: visibility, mayOpenInPlace: inPlace
        ) { completion in
          loading(completion: { completion($0, $1, $2) }) {
            guard case .file(let file, let isOriginal) = try await offer.content(of: value()) else {
              throw TransferError.wrongForm("a file")
            }
            return (file, isOriginal)
          }
        }
      case .value: continue
      }
    }
  }

  /// Loads a value from the first of its type's representations whose content type is available.
  ///
  /// - Parameters:
  ///   - transferableType: The type of the value.
  ///   - completionHandler: A closure that receives the value or an error, once, on any thread.
  /// - Returns: The progress, through which the load can be cancelled.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    for offer in T.transferOffers {
      guard offer.importing != nil, let type = offer.contentType,
        let provided = registeredContentTypes(conformingTo: type).first
      else { continue }
      return load(provided, for: offer.form, as: transferableType, completionHandler)
    }
    let error = TransferError(
      .notImported,
      "\(T.self) can't be made of what is provided: "
        + registeredTypeIdentifiers.joined(separator: ", ") + ". It is imported from "
        + T.importedContentTypes().map(\.identifier).joined(separator: ", ") + ".",
      supported: T.importedContentTypes())
    Task { completionHandler(.failure(error)) }
    return Progress(totalUnitCount: 1)
  }

  private func load<T: Transferable>(
    _ type: UTType, for form: TransferOffer<T>.Form, as: T.Type,
    _ completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let content: @Sendable (TransferContent) -> Void = { content in
      Task {
        do {
          completionHandler(.success(try await T.imported(content, as: type)))
        } catch {
          completionHandler(.failure(error))
        }
      }
    }
    guard case .file(_, let inPlace) = form else {
      return loadDataRepresentation(for: type) { data, error in
        guard let data else { return completionHandler(.failure(error ?? CancellationError())) }
        content(.data(data))
      }
    }
    return loadFileRepresentation(for: type, openInPlace: inPlace) { file, isOriginal, error in
      guard let file else { return completionHandler(.failure(error ?? CancellationError())) }
      // The copy is removed when this closure returns, so the asynchronous import needs its own.
      do {
        guard !isOriginal else { return content(.file(file, isOriginal: true)) }
        let folder = try TransferFiles.temporaryFolder()
        let kept = folder.appendingPathComponent(file.lastPathComponent)
        try FileManager.default.moveItem(at: file, to: kept)
        Task {
          defer { TransferFiles.remove(folder) }
          do {
            completionHandler(.success(try await T.imported(.file(kept, isOriginal: false), as: type)))
          } catch {
            completionHandler(.failure(error))
          }
        }
      } catch {
        completionHandler(.failure(error))
      }
    }
  }
}

/// Runs an asynchronous load for a completion handler, as a task that its progress cancels.
@discardableResult
private func loading<Value: Sendable>(
  completion: @escaping @Sendable (Value?, Bool, (any Error)?) -> Void,
  _ load: @escaping @Sendable () async throws -> (Value, Bool)
) -> Progress? {
  let progress = Progress(totalUnitCount: 1)
  let task = Task {
    do {
      let (value, flag) = try await load()
      progress.completedUnitCount = 1
      completion(value, flag, nil)
    } catch {
      completion(nil, false, error)
    }
  }
  progress.cancellationHandler = { task.cancel() }
  return progress
}

extension NSItemProviderRepresentationVisibility {
  fileprivate init(_ visibility: TransferRepresentationVisibility) {
    switch visibility {
    case .all: self = .all
    case .team: self = .team
    case .group: self = .group
    default: self = .ownProcess
    }
  }
}
