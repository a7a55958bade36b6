import Conversations
import Testing

@Suite struct MailSubjectTests {
  @Test(arguments: [
    ("Re: Lunch", "Lunch", true), ("AW: Fwd: Re[2]: Lunch ", "Lunch", true), ("回复：午饭", "午饭", true),
    ("RE : Lunch", "Lunch", true), ("Re(3): Lunch", "Lunch", true), ("Lunch", "Lunch", false),
    ("Note: Lunch", "Note: Lunch", false), ("[garden] Re: Tools", "[garden] Re: Tools", false),
    ("", "", false),
  ])
  func prefixesAreTakenOff(_ subject: String, _ base: String, _ isReply: Bool) {
    let read = MailSubject(subject)
    #expect(read.base == base)
    #expect(read.isReply == isReply)
  }
}
