import Conversations
import Foundation
import PlainText

/// A reader that puts mails into conversations: by what they say they answer, else by an answer's subject.
public struct MailThreads {
  private var parent: [Int] = []
  private var byID: [String: Int] = [:]
  private var bySubject: [String: Int] = [:]
  private var mails: [(mail: MailMessage, subject: String)] = []

  /// Creates a reader without mails.
  public init() {}

  /// Adds a mail. Near constant time: a union of sets.
  public mutating func add(_ mail: MailMessage) {
    let subject = MailSubject(mail.subject ?? "")
    let index = mails.count
    mails.append((mail, subject.base))
    let node = newNode()
    owner.append(node)
    if let id = mail.messageID { union(node, self.node(of: id)) }
    for reference in mail.references { union(node, self.node(of: reference)) }
    let key = subject.base.lowercased()
    guard !key.isEmpty else { return }
    if subject.isReply, mail.references.isEmpty, let other = bySubject[key] {
      union(node, owner[other])
    } else if bySubject[key] == nil {
      bySubject[key] = index
    }
  }

  /// The node of each mail.
  private var owner: [Int] = []

  private mutating func newNode() -> Int {
    parent.append(parent.count)
    return parent.count - 1
  }

  private mutating func node(of id: String) -> Int {
    if let node = byID[id] { return node }
    let node = newNode()
    byID[id] = node
    return node
  }

  private mutating func root(_ node: Int) -> Int {
    var node = node
    while parent[node] != node {
      parent[node] = parent[parent[node]]
      node = parent[node]
    }
    return node
  }

  private mutating func union(_ a: Int, _ b: Int) {
    let (a, b) = (root(a), root(b))
    if a != b { parent[max(a, b)] = min(a, b) }
  }

  /// Returns the conversations as the places of their mails, in the order in which they were added: in the
  /// order of their first mails; within each the oldest first.
  public mutating func places() -> [[Int]] {
    var order: [Int] = []
    var members: [Int: [Int]] = [:]
    for index in mails.indices {
      let root = root(owner[index])
      if members[root] == nil { order.append(root) }
      members[root, default: []].append(index)
    }
    let mails = mails
    return order.map { root in
      (members[root] ?? []).sorted { a, b in
        let (first, second) = (mails[a].mail.date ?? .distantPast, mails[b].mail.date ?? .distantPast)
        return first == second ? a < b : first < second
      }
    }
  }

  /// The conversations in the order of their first mails in the file; within each the oldest first.
  mutating func conversations() -> [Conversation] {
    var used: [String: Int] = [:]
    var conversations: [Conversation] = []
    let order = places()
    let mails = mails
    for thread in order {
      var conversation = Conversation(
        title: thread.lazy.compactMap { mails[$0].subject.nonEmpty }.first, messages: [], isMail: true)
      for index in thread {
        // A mail that is in the file twice gets a second identifier.
        let id = mails[index].mail.messageID ?? "mail-\(index + 1)"
        used[id, default: 0] += 1
        let count = used[id] ?? 1
        conversation.messages.append(mails[index].mail.message(id: count == 1 ? id : "\(id)#\(count)"))
      }
      conversations.append(conversation)
    }
    return conversations
  }
}
