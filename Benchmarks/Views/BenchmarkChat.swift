import MeasuringViews
import Observation
import SwiftUICore

/// The conversation that view budgets are measured on: 50 rows of about five nodes each, and a composer.
@MainActor @Observable
final class BenchmarkChat {
  struct Message: Identifiable, Equatable {
    let id: Int
    var text: String
    var isMine: Bool
    var time: String
  }

  var messages: [Message]
  var unread = 3

  init(rows: Int) {
    messages = (0..<rows).map { Self.message($0) }
  }

  static func message(_ number: Int) -> Message {
    let texts = [
      "Are we still on for dinner on Friday?", "Yes! Seven at Luigi's works for me.",
      "Could you bring the blue folder with the tickets?", "On my way, ten minutes.",
    ]
    return Message(
      id: number, text: "\(texts[number % texts.count]) (\(number))", isMine: number % 3 == 0,
      time: "12:\(10 + number % 50)")
  }

  func append() { messages.append(Self.message(messages.count)) }
}

struct BenchmarkChatView: View {
  let chat: BenchmarkChat
  @State private var draft = ""

  var body: some View {
    VStack {
      BenchmarkHeader(chat: chat)
      ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          ForEach(chat.messages) { MeasuredRow(text: $0.text, isMine: $0.isMine, time: $0.time) }
        }
      }
      HStack {
        TextField("Message", text: $draft)
        Button("Send") {
          chat.append()
          draft = ""
        }
        .disabled(draft.isEmpty)
      }
      .padding()
    }
  }
}

struct BenchmarkHeader: View {
  let chat: BenchmarkChat
  var body: some View { Text("\(chat.unread) unread").font(.headline) }
}
