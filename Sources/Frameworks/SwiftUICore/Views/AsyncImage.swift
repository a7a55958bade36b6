/// The state of an image that is being loaded.
public enum AsyncImagePhase: Sendable {
  /// The image isn't loaded yet.
  case empty
  /// The image was loaded.
  case success(Image)
  /// The image can't be loaded.
  case failure(any Error)

  /// The image, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error that loading failed with; nil if it didn't fail.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image that is loaded while it is shown.
///
/// Surfaces say what may be loaded: `file` and `data` URLs, and `http` and `https` where they allow it, up
/// to a size. A new URL loads anew; state of content is kept.
public struct AsyncImage<Content: View> {
  let url: URL?
  let scale: CGFloat
  let content: (AsyncImagePhase) -> Content
  @State private var loaded = LoadedPhase()
  @Environment(\.imageLoader) private var loader

  /// Creates an image with a content for each phase.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// Creates an image with a content for it, and another until it is there or when it can't be loaded.
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Creates an image, with a symbol until it is there or when it can't be loaded.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in
      phase.image ?? Image(.symbol("photo", value: nil), isDecorative: true)
    }
  }
}

extension AsyncImage: View {
  public var body: some View {
    // What loads must have a node, also while the content has none.
    let (url, loaded, loader) = (url, $loaded, loader)
    return ZStack { content(loaded.wrappedValue.url == url ? loaded.wrappedValue.phase : .empty) }
      .task(id: url) { await loaded.load(url, by: loader) }
  }
}

/// The phase that loading last reached, and the URL it was for.
private struct LoadedPhase: Sendable {
  var url: URL?
  var phase = AsyncImagePhase.empty
}

extension Binding<LoadedPhase> {
  @MainActor fileprivate func load(_ url: URL?, by loader: ImageLoader) async {
    guard let url else {
      wrappedValue = LoadedPhase()
      return
    }
    guard url != wrappedValue.url else { return }
    let phase: AsyncImagePhase
    do {
      phase = .success(Image(data: try await loader.data(of: url)))
    } catch {
      phase = .failure(error)
    }
    if !Task.isCancelled { wrappedValue = LoadedPhase(url: url, phase: phase) }
  }
}
