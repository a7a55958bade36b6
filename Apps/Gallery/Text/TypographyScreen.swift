import SwiftUI

/// Fonts and how letters are set.
struct TypographyScreen: View {
  private static let styles: [(String, Font)] = [
    ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Subheadline", .subheadline), ("Body", .body), ("Callout", .callout),
    ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
  ]

  @ScaledMetric(relativeTo: .body) private var gap = 12.0

  var body: some View {
    Form {
      Section("Text styles") {
        ForEach(Self.styles, id: \.0) { name, font in
          Text(name).font(font)
        }
      }
      Section("Weight, width and design") {
        Text("Semibold").fontWeight(.semibold)
        Text("Expanded").fontWidth(.expanded)
        Text("Rounded").fontDesign(.rounded)
        Text("Serif, 22 points").font(.system(size: 22, weight: .light, design: .serif))
        Text("A font of the machine").font(.custom("DejaVu Sans", size: 17))
      }
      Section("Letters") {
        Text("Bold").bold()
        Text("Italic").italic()
        Text("Underlined").underline(true, pattern: .dot, color: .red)
        Text("Struck").strikethrough(true, color: .secondary)
        Text("Monospaced 0O1l").monospaced()
        Text("111 and 888").monospacedDigit()
        Text("Tracked").tracking(4)
        Text("Kerned").kerning(2)
        Text("upper case").textCase(.uppercase)
        HStack(alignment: .firstTextBaseline, spacing: gap) {
          Text("Base")
          Text("raised").font(.caption).baselineOffset(8)
        }
      }
      Section("Size that a person chose") {
        Text("At least large").dynamicTypeSize(.xxLarge...)
        Text("Always small").dynamicTypeSize(.small)
      }
    }
  }
}
