// Swift Testing says that a file which imports it and a module named UIKit also imports this one. On Apple's
// platforms it attaches pictures to tests; here there are none to attach.
@_exported import UIKit
