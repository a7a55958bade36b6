import SwiftUI

/// Content larger than its place.
struct ScrollingScreen: View {
  @State private var isDisabled = false

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 12, pinnedViews: [.sectionHeaders]) {
        Section {
          ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack(spacing: 12) {
              ForEach(1..<31) { page($0).containerRelativeFrame(.horizontal, count: 3, spacing: 12) }
            }
            .scrollTargetLayout()
          }
          .scrollTargetBehavior(.viewAligned)
          .frame(height: 96)
          .accessibilityLabel("Stops at each card")
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(1..<6) { page($0).containerRelativeFrame(.horizontal) }
            }
          }
          .scrollTargetBehavior(.paging)
          .scrollIndicators(.hidden)
          .frame(height: 96)
          .accessibilityLabel("Page by page")
        } header: {
          header("Sideways")
        }
        Section {
          Toggle("Scrolling is off", isOn: $isDisabled)
          ScrollView {
            ForEach(1..<41) { Text("Line \($0)").frame(maxWidth: .infinity, alignment: .leading) }
          }
          .scrollDisabled(isDisabled)
          .scrollBounceBehavior(.basedOnSize)
          .scrollClipDisabled(false)
          .contentMargins(.horizontal, 16, for: .scrollContent)
          .frame(height: 160)
          .accessibilityLabel("Lines")
        } header: {
          header("Inside of another")
        }
        Section {
          ForEach(1..<61) { Text("Row \($0)") }
        } header: {
          header("Sixty rows")
        }
      }
      .padding(.horizontal)
    }
    .scrollDismissesKeyboard(.immediately)
    .safeAreaInset(edge: .bottom) {
      Text("Stays at the bottom")
        .frame(maxWidth: .infinity)
        .padding(8)
        .background(.bar)
    }
    .safeAreaBar(edge: .top) {
      Text("Stays at the top").font(.caption)
    }
    .safeAreaPadding(.top, 8)
  }

  private func header(_ title: String) -> some View {
    Text(title).font(.headline)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.vertical, 6)
      .background(.background)
  }

  private func page(_ number: Int) -> some View {
    Text("\(number)")
      .font(.title2)
      .frame(maxWidth: .infinity, minHeight: 80)
      .background(.orange.opacity(0.25), in: RoundedRectangle(cornerRadius: 12))
  }
}
