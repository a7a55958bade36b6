import SwiftUI

/// Words, formats, dates and attributes.
struct TextScreen: View {
  private var attributed: AttributedString {
    var text = AttributedString("Red roses, old beans.")
    if let red = text.range(of: "Red") { text[red].foregroundColor = .red }
    if let old = text.range(of: "old") { text[old].strikethroughStyle = .single }
    return text
  }

  var body: some View {
    Form {
      Section("Words") {
        Text("Plain words")
        Text("Markdown with **weight**, *slant*, `code` and a [link](https://example.org).")
        Text(verbatim: "**Taken as it is**")
        Text(attributed)
        Text(LocalizedStringResource("A text with a key"))
        Text("Water ") + Text("now").bold() + Text(", please.")
        Text("\(Image(systemName: "drop")) with an image in it")
      }
      Section("Numbers and dates") {
        Text(1_234.5, format: .number)
        Text(0.42, format: .percent)
        Text(["Basil", "Mint", "Sage"], format: .list(type: .and))
        Text(Almanac.sowing, style: .date)
        Text(Almanac.sowing, style: .time)
        Text(Almanac.sowing...Almanac.harvest)
        Text(DateInterval(start: Almanac.sowing, duration: 5400))
        Text(Almanac.sowing, format: .dateTime.weekday(.wide).day().month(.wide))
      }
      Section("Long text") {
        Text(Self.long).lineLimit(1).truncationMode(.middle)
        Text(Self.long).lineLimit(2...3).multilineTextAlignment(.trailing)
        Text("Two lines kept").lineLimit(2, reservesSpace: true)
        Text(Self.long).lineSpacing(8).textSelection(.enabled)
        Text("A text that would rather be smaller than be cut")
          .lineLimit(1).minimumScaleFactor(0.5).allowsTightening(true)
          .frame(width: 160)
      }
    }
    .environment(\.timeZone, Almanac.zone)
    .environment(\.locale, Almanac.locale)
    .environment(\.calendar, Almanac.calendar)
  }

  private static let long = """
    A garden is never finished: what was sown in spring is eaten in summer, and what was forgotten in \
    autumn comes up by itself.
    """
}
