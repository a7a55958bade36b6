import CoreTransferable
import UniformTypeIdentifiers

/// Sendable, because the binding and the closures are only used on the main actor, where the view that
/// holds them was made.
private struct FileChoice: @unchecked Sendable {
  let isPresented: Binding<Bool>
  let finish: (Result<[URL], any Error>) -> Void
  let cancel: () -> Void

  @MainActor func end(_ result: Result<[URL], any Error>?) {
    isPresented.wrappedValue = false
    switch result {
    case nil: cancel()
    case .success(let files) where files.isEmpty: cancel()
    case .some(let result): finish(result)
    }
  }
}

nonisolated extension View {
  /// Lets a person choose a file of some types, while presented.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false
    ) {
      result in
      // A choice without files was given up, and isn't told.
      switch result {
      case .success(let files): if let file = files.first { onCompletion(.success(file)) }
      case .failure(let error): onCompletion(.failure(error))
      }
    }
  }

  /// Lets a person choose files of some types, while presented.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a person choose files of some types, while presented.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    let choice = FileChoice(isPresented: isPresented, finish: onCompletion, cancel: onCancellation)
    return nodeHandler {
      .fileImport(
        FileImport(
          isPresented: { choice.isPresented.wrappedValue },
          contentTypes: allowedContentTypes.map(\.identifier),
          allowsMultiple: allowsMultipleSelection,
          finish: { choice.end($0) }))
    }
  }

  /// Saves an item elsewhere, while presented.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let choice = FileChoice(
      isPresented: isPresented, finish: { FileChoice.first($0, onCompletion) }, cancel: onCancellation)
    let type = contentTypes.first?.identifier
    return nodeHandler {
      guard let item else { return nil }
      return .fileExport(
        FileExport(
          isPresented: { choice.isPresented.wrappedValue },
          items: {
            var exported = try await item.exchangeItem(as: type)
            exported.name = defaultFilename ?? exported.name
            return [exported]
          }, finish: { choice.end($0) }))
    }
  }

  /// Saves a document elsewhere, while presented.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion, onCancellation: {})
  }

  /// Saves a document elsewhere, while presented.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    let choice = FileChoice(
      isPresented: isPresented, finish: { FileChoice.first($0, onCompletion) }, cancel: onCancellation)
    return nodeHandler {
      guard let written = document else { return nil }
      let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
      let wrapper = DocumentWriting(document: written, contentType: type)
      return .fileExport(
        FileExport(
          isPresented: { choice.isPresented.wrappedValue },
          items: { [try wrapper.item(named: defaultFilename)] }, finish: { choice.end($0) }))
    }
  }
}

extension FileChoice {
  /// Hands over the first file of a result.
  fileprivate static func first(
    _ result: Result<[URL], any Error>, _ completion: (Result<URL, any Error>) -> Void
  ) {
    switch result {
    case .success(let files): if let file = files.first { completion(.success(file)) }
    case .failure(let error): completion(.failure(error))
    }
  }
}
