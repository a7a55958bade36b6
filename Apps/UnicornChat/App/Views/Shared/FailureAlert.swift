import SwiftUI

/// A failure: what couldn't be done, and why, in sentences for a person.
struct Failure: Identifiable, Equatable {
  let id = UUID()
  let title: LocalizedStringResource
  let message: Text

  init(_ title: LocalizedStringResource, _ error: any Error) {
    self.title = title
    message = Text(verbatim: error.localizedDescription)
  }

  init(_ title: LocalizedStringResource, message: LocalizedStringResource) {
    self.title = title
    self.message = Text(message)
  }
}

extension View {
  /// Says what couldn't be done, until a person has read it.
  func alert(_ failure: Binding<Failure?>) -> some View {
    alert(
      failure.wrappedValue.map { Text($0.title) } ?? Text(verbatim: ""),
      isPresented: Binding(
        get: { failure.wrappedValue != nil }, set: { if !$0 { failure.wrappedValue = nil } }),
      presenting: failure.wrappedValue
    ) { _ in
      Button("OK", role: .cancel) {}
    } message: { failure in
      failure.message
    }
  }
}
