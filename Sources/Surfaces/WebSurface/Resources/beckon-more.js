// What few pages need: gestures, rows and items that are moved, files, the clipboard, menus of the pointer, heights of
// sheets, keys within groups. Loaded by beckon.js where a page has some.
export default ({D,info,root,net,able,on,all,near,num,send,focus,box,stop,style,make,announce,isText,watch,stay,sight,views,soon,connected})=>{
const W=D.defaultView
const takes=(e,...kinds)=>near(e,kinds.map(k=>`[data-on~=${k}]`).join()),
done=e=>{stop(e);e.stopPropagation()},
say=s=>{announce(s);if(connected()){net.textContent=s;net.hidden=false;setTimeout(()=>{if(net.textContent==s)net.hidden=true},Math.max(2500,60*s.length))}}

// Rows that may be moved among those beside them.
const rows='[data-on~=order],[data-on~=row]',
beside=(r,down)=>{let o=r;do o=down?o.nextElementSibling:o.previousElementSibling;while(o&&!o.matches(rows));return o},
// By a step and not to a place: what was pressed before may still be on its way.
shift=(r,down)=>send(num(r),'shift',!!down)

// Menus: the app's own, and after it what else may be done, by name.
let held
const entries=t=>{
 const r=takes(t,'order'),a=near(t,'[data-acts]'),d=takes(t,'drag'),p=takes(t,'drop'),f=takes(t,'refresh'),list=[]
 if(a)for(const n of a.dataset.acts.split('\n'))if(!/^(escape|magicTap|delete|showMenu)$/.test(n))list.push([n,()=>send(num(a),'act',n)])
 if(r&&beside(r))list.push([info.moveup,()=>shift(r)])
 if(r&&beside(r,1))list.push([info.movedown,()=>shift(r,true)])
 if(d)list.push([info.pickup,()=>{held=num(d);say(info.pickedup)}])
 if(p&&held)list.push([info.puthere,()=>{send(num(p),'item',held,0,0);held=0}])
 if(f)list.push([info.refresh,()=>send(num(f),'refresh')])
 return list
},
menu=(t,x,y)=>{
 let m=D.getElementById(near(t,'[data-menu]')?.dataset.menu)
 const list=isText(t)?[]:entries(t),from=D.activeElement
 if(!m&&!list.length)return
 const own=make('div')
 own.className='V own'
 for(const[name,act]of list){
  const b=make('button')
  b.type='button';b.role='menuitem';b.className='B mi';b.textContent=name
  b.onclick=()=>{m.hidePopover();act()}
  own.append(b)
 }
 if(!m){m=make('div');m.popover='auto';m.role='menu';m.className='mp';D.body.append(m)}
 m.append(own)
 m.addEventListener('toggle',function f(e){
  if(e.newState=='open')return
  m.removeEventListener('toggle',f)
  own.remove()
  if(!m.id)m.remove()
  if(D.activeElement==D.body)focus(from)
 })
 m.showPopover()
 m.style.left=Math.max(0,Math.min(x,innerWidth-m.offsetWidth))+'px'
 m.style.top=Math.max(0,Math.min(y,innerHeight-m.offsetHeight))+'px'
 focus(m)
 return true
}
on('contextmenu',e=>{const r=box(e.target);if(menu(e.target,e.clientX||r.left,e.clientY||r.bottom))stop(e)})

// What hangs at a button and leaves the rest in use goes with a press beside it and with Escape.
const hanging=t=>{const p=all('.pop[open]').at(-1),m=all(':modal').at(-1);return p&&!near(t,':popover-open')&&(!m||m.contains(p))?p:0},
letGo=(e,p)=>{done(e);send(num(p),'dismiss');if(p.contains(D.activeElement))focus(p.previousElementSibling)}
// What a shortcut presses is meant, though something hangs elsewhere that may be on its way out already.
on('click',e=>{const p=hanging(e.target);if(p&&!p.contains(e.target))e.isTrusted?letGo(e,p):send(num(p),'dismiss')},D,true)

// A press that lasts, presses in a row, and the pointer over something.
let touch,pressed
const release=()=>{clearTimeout(touch);if(pressed?.long)send(num(pressed.long),'hold',false);pressed=0}
on('pointerdown',e=>{
 const t=e.target,l=e.button?0:takes(t,'long')
 release()
 pressed={x:e.clientX,y:e.clientY,long:l}
 if(l)send(num(l),'hold',true)
 touch=setTimeout(()=>l?send(num(l),'long'):e.pointerType=='touch'&&menu(t,e.clientX,e.clientY),550)
})
on('pointerup pointercancel',release)
on('pointermove',e=>{if(pressed&&Math.hypot(e.clientX-pressed.x,e.clientY-pressed.y)>10)release()})
on('click',e=>{for(let n=2;n<=9;n++)if(e.detail==n){const t=takes(e.target,'tap'+n);if(t)send(num(t),'tap',n)}})
on('mouseover mouseout',e=>{const h=takes(e.target,'hover');if(h&&!h.contains(e.relatedTarget))send(num(h),'hover',e.type=='mouseover')})

// Movements: of what the app moves itself, of the heights of sheets, of lists that are pulled to be refreshed.
let pan
const point=e=>[e.clientX-pan.left,e.clientY-pan.top],
tell=(phase,e)=>{
 const[x,y]=point(e),s=Math.max(1,e.timeStamp-pan.before[2])/1e3
 send(num(pan.on),'pan',phase,...pan.start,x,y,(x-pan.before[0])/s,(y-pan.before[1])/s)
 pan.before=[x,y,e.timeStamp]
}
on('pointerdown',e=>{
 const t=takes(e.target,'pan')
 if(!t||e.button||isText(e.target))return
 const b=box(t)
 pan={on:t,far:+(t.dataset.far??10),left:b.left,top:b.top,sent:0,id:e.pointerId}
 pan.start=point(e)
 pan.before=[...pan.start,e.timeStamp]
})
on('pointermove',e=>{
 if(!pan||e.pointerId!=pan.id)return
 const[x,y]=point(e)
 if(!pan.begun&&Math.hypot(x-pan.start[0],y-pan.start[1])<pan.far)return
 if(!pan.begun)pan.begun=1,pan.on.setPointerCapture?.(pan.id)
 if(e.timeStamp-pan.sent>33)pan.sent=e.timeStamp,tell(0,e)
})
on('pointerup pointercancel',e=>{
 if(pan?.begun){
  tell(e.type=='pointerup'?1:2,e)
  // Letting go isn't a press.
  const quiet=c=>done(c)
  on('click',quiet,D,{capture:true,once:true})
  setTimeout(()=>D.removeEventListener('click',quiet,true))
 }
 pan=0
})
const heights=e=>{for(const p of all('[data-detents]',e))near(p,'dialog')?.style.setProperty('--dh',p.dataset.detents.split(' ')[p.dataset.d])},
choose1=(d,i)=>{const p=d.querySelector('[data-detents]'),l=p?.dataset.detents.split(' ');if(l?.[i])send(num(p),'num',i)}
let grip
on('pointerdown',e=>{const g=near(e.target,'.grab'),d=near(g,'dialog');if(d)grip={d,g,y:e.clientY,h:box(d).height,id:e.pointerId},g.setPointerCapture(e.pointerId)})
on('pointermove',e=>{if(grip?.id==e.pointerId&&Math.abs(e.clientY-grip.y)>8)grip.moved=1,grip.d.style.setProperty('--dh',Math.max(40,grip.h+grip.y-e.clientY)+'px')})
on('pointerup pointercancel',e=>{
 const k=grip
 grip=0
 if(!k?.moved)return
 on('click',c=>near(c.target,'.grab')&&done(c),D,{capture:true,once:true})
 const p=k.d.querySelector('[data-detents]'),now=k.h+k.y-e.clientY,
 px=(p?.dataset.detents.split(' ')||[]).map(s=>parseFloat(s)*(/dvh/.test(s)?innerHeight/100:1)),
 best=px.reduce((b,x,i)=>Math.abs(x-now)<Math.abs(px[b]-now)?i:b,0)
 k.d.style.removeProperty('--dh')
 heights(root)
 if(now<(px.length?Math.min(...px):k.h)*.6)send(num(k.d),'dismiss')
 else if(p&&best!=p.dataset.d)choose1(k.d,best)
})
new MutationObserver(()=>heights(root)).observe(root,{subtree:true,attributes:true,attributeFilter:['data-d']})
let pulled
on('touchstart',e=>{const l=takes(e.target,'refresh');let s=l;while(s&&s.scrollHeight<=s.clientHeight)s=s.parentElement;pulled=l&&(s||D.scrollingElement).scrollTop<1&&[l,e.touches[0].clientY]},D,{passive:true})
on('touchend',e=>{if(pulled&&e.changedTouches[0].clientY-pulled[1]>90)send(num(pulled[0]),'refresh');pulled=0})

// Keys: shortcuts, groups within which arrows lead on, and those that views take while the focus is in them.
on('keydown',e=>{
 const t=e.target,mod=e.ctrlKey||e.metaKey,k=e.key[1]?e.key:e.key.toUpperCase()
 if(e.isComposing)return
 const p=k=='Escape'&&hanging(t)
 if(p)return letGo(e,p)
 if(mod||e.altKey||k[1]&&(!isText(t)||k=='Escape')){
  const name=['Control','Alt','Shift','Meta'].filter(m=>e.getModifierState(m)).concat(k).join('+'),
  b=all('[aria-keyshortcuts]',all(':modal').at(-1)||D).find(b=>b.getAttribute('aria-keyshortcuts').split(' ').includes(name)&&!b.disabled)
  if(b)return done(e),b.click()
 }
 const row=takes(t,'order'),up=e.key=='ArrowUp'
 if(row&&e.altKey&&(up||e.key=='ArrowDown'))return done(e),shift(row,!up)
 if(mod||e.altKey)return
 const g=near(t,'.grab')
 if(g&&/^Arrow(Up|Down)$/.test(e.key)){
  const p=near(g,'dialog').querySelector('[data-detents]')
  if(p)return done(e),choose1(near(g,'dialog'),+p.dataset.d+(up?1:-1))
 }
 const r=near(t,'[role=tablist],[role=listbox],[role=menu],[role=tree]')
 if(r&&/^(Arrow|Home|End)/.test(k)&&!isText(t)){
  const i=all('[role=tab],[role=option],[role^=menuitem],[role=treeitem]',r).filter(x=>!x.disabled&&x.checkVisibility()),back=up||k==(style(r).direction=='rtl'?'ArrowRight':'ArrowLeft')
  done(e)
  return i.at(k=='Home'?0:k=='End'?-1:(i.indexOf(near(t,'[role]'))+(back?-1:1))%i.length)?.focus()
 }
 if(isText(t))return
 const v=takes(t,'key','command'),d=takes(t,'delete'),a=takes(t,'adjust'),n=near(t,'[data-acts]')
 if(a&&/^Arrow(Up|Down)$/.test(e.key))return stop(e),send(num(a),'step',up)
 if(n&&k=='Escape'&&/^escape$/m.test(n.dataset.acts))return done(e),send(num(n),'act','escape')
 if(n&&k=='Delete'&&/^delete$/m.test(n.dataset.acts))return done(e),send(num(n),'act','delete')
 if(d&&e.key=='Delete')return stop(e),send(num(d),'delete')
 if(v&&e.key.length<16){
  send(num(t)||num(v),'down',e.key,e.shiftKey+2*e.ctrlKey+4*e.altKey+8*e.metaKey,e.repeat)
  // Keys that move in a grid don't scroll it.
  if(t==v&&/^Arrow|^ $/.test(e.key)||near(t,'[role=grid]')&&/^(Arrow|Page|Home|End)/.test(e.key))stop(e)
 }
},D,true)

// Files, and texts from elsewhere. One that takes a while says how far it is, and can be called off with all that follow.
const told=(s,...values)=>s.replace(/{(\d)}/g,(_,i)=>values[i]),
short=s=>s.length>40?s.slice(0,28)+'…'+s.slice(-11):s,
transfer=(f,id)=>new Promise((done,fail)=>{
 const x=new XMLHttpRequest,d=new FormData,since=performance.now(),line=make('span'),b=make('button')
 if(f.size>info.most)return fail(told(info.toolarge,short(f.name),Math.floor(info.most/1e6)))
 d.append('file',f,f.name)
 b.type='button'
 b.textContent=info.cancel
 b.onclick=()=>x.abort()
 x.upload.onprogress=e=>{
  const s=told(info.uploading,short(f.name),Math.floor(10*e.loaded/e.total)*10)
  if(performance.now()-since<500||line.isConnected&&line.textContent==s)return
  line.textContent=s
  if(!line.isConnected)net.replaceChildren(line,b)
  net.hidden=false
 }
 x.onloadend=()=>{if(line.isConnected)net.replaceChildren(),net.hidden=true}
 x.onload=()=>(x.status==200?done:fail)(x.responseText)
 x.onerror=()=>fail(info.offline)
 x.onabort=()=>fail()
 x.open('POST',`/-/upload?w=${info.w}&node=${id}`)
 x.send(d)
}),
upload=async(files,id,kind='files',...rest)=>{
 const refs=[]
 for(const f of files)try{refs.push(await transfer(f,id))}catch(s){if(!s)break;say(s)}
 send(id,kind,refs,...rest)
},
choose=(id,several)=>{const f=make('input');f.type='file';f.multiple=several;f.onchange=f.oncancel=()=>upload(f.files,id);f.click()},
brought=d=>{
 if(d.files[0])return[...d.files]
 const s=d.getData('text/plain')
 return s?[new File([s],'',{type:'text/plain'})]:[]
}
on('click',e=>{const b=near(e.target,'[data-files]');if(b)done(e),choose(num(b),b.dataset.files!='one')},D,true)

// Dragging: of rows, of items to where they may be let go, of what comes from outside.
let dragged,row,over,mark
const target=t=>near(t,'[data-on~=drop],[data-files]'),
hover=d=>{
 if(d==over)return
 if(over?.matches('[data-on~=drop]'))send(num(over),'over',false)
 over=d
 if(d?.matches('[data-on~=drop]'))send(num(d),'over',true)
},
// Where most of a row is covered, the one that is dragged takes its place.
place=(e,r)=>e.clientY>box(r).top+box(r).height*(row.compareDocumentPosition(r)&4?.3:.7),
line=(r,behind)=>{if(mark)mark.removeAttribute('data-here');mark=r;r?.setAttribute('data-here',behind?'behind':'before')},
end=()=>{hover();line();dragged=row=0}
on('dragstart',e=>{
 const d=takes(e.target,'drag')
 row=takes(e.target,'order')
 dragged=d?num(d):0
 if(d||row)e.dataTransfer.setData('text/plain',(d||row).textContent.trim().slice(0,200))
})
on('dragend',end)
on('dragover',e=>{
 const r=row&&near(e.target,rows),d=target(e.target)
 if(r&&r!=row&&r.parentElement==row.parentElement)return stop(e),line(r,place(e,r))
 line()
 hover(d)
 if(d)stop(e)
 // A file that is let go beside what takes some would be opened instead of the page.
 else if(e.dataTransfer.types.includes('Files'))stop(e),e.dataTransfer.dropEffect='none'
})
on('dragleave',e=>{if(!e.relatedTarget)hover(),line()})
on('drop',e=>{
 const r=row&&near(e.target,rows),d=target(e.target)
 if(r&&r!=row&&r.parentElement==row.parentElement)stop(e),send(num(row),'move',num(r),place(e,r))
 else if(d){
  const b=box(d),at=[e.clientX-b.left,e.clientY-b.top],files=brought(e.dataTransfer)
  stop(e)
  if(dragged)send(num(d),'item',dragged,...at);else if(files[0])upload(files,num(d),d.matches('[data-files]')?'files':'drop',...d.matches('[data-files]')?[]:at)
 }
 end()
})

// The clipboard, and what is shared.
const put=async s=>{
 try{await navigator.clipboard.writeText(s)}
 catch{
  const t=make('textarea'),f=D.activeElement
  t.value=s;t.className='sr'
  ;(D.querySelector(':modal')||D.body).append(t)
  t.select();D.execCommand('copy');t.remove();focus(f)
 }
 say(info.copied)
},
// Notifications beside the page, where they are allowed and nobody looks at it. On some devices only a worker may show any.
notify=(title,body,tag,id)=>{
 if(W.Notification?.permission!='granted'||!D.hidden&&D.hasFocus())return
 try{
  const n=new Notification(title,{body,tag})
  n.onclick=()=>{W.focus();n.close();all('button',D.querySelector(`[data-shell=notice][data-part="${+id}"]`)||make('p'))[1]?.click()}
 }catch{}
},
give=async(kind,...v)=>{
 if(kind=='copy')return put(v[0])
 if(kind=='notify')return notify(...v)
 if(kind=='allow')return W.Notification?.requestPermission()
 const[title,text,url]=v,what={}
 if(title)what.title=title
 if(text)what.text=text
 if(url)what.url=url
 if(navigator.share)try{return await navigator.share(what)}catch(x){if(x.name=='AbortError')return}
 put(url||text)
}
on('copy cut',e=>{
 const d=takes(D.activeElement,'copy')
 if(d&&!isText(e.target)&&getSelection().isCollapsed)stop(e),send(num(d),e.type)
})
on('paste',e=>{
 const d=near(D.activeElement,'[data-on~=paste],[data-on~=drop],[data-files]'),f=brought(e.clipboardData)
 if(d&&f[0]&&(!isText(e.target)||e.clipboardData.files[0]))stop(e),upload(f,num(d))
})
on('click',async e=>{
 const s=takes(e.target,'share'),p=near(e.target,'button[data-on~=paste],[data-on~=paste]>button')
 if(s)return done(e),send(num(s),'share')
 if(!p)return
 done(e)
 const files=[]
 try{
  for(const i of await navigator.clipboard.read()){
   const t=i.types.find(t=>/^image/.test(t))||i.types.find(t=>t=='text/plain')||i.types[0]
   files.push(new File([await i.getType(t)],'',{type:t}))
  }
 }catch{}
 files[0]?upload(files,num(p)):say(info.nothingtocopy)
},D,true)

// What comes late beside something that is read, and would push that away, waits: until its place is out of sight, or
// until the person taps or types and so expects that something happens, for the half second in which such shifts don't
// count (Layout Instability, W3C). Above what is read it comes at once, since rows
// grow upwards there, and where the end of a list is read, which stays. One comes in each frame, and none in a frame in
// which something else in its list came, went or grew: of rows between two that do so together some would move by a part
// of what the list scrolls. A list that never rests makes it wait for ten frames at most.
const late=new Set
let turn,acted=-1e3,waited=0
const
first=e=>{while(e&&!box(e).height)e=e.nextElementSibling;return e},
below=(e,s)=>{const l=[];for(let n=e;n&&n!=s;n=n.parentElement){const o=first(n.nextElementSibling);if(o)l.push([o,box(o).top])}return l},
appear=(e,anyway)=>{
 if(!e.isConnected||!e.hidden)return late.delete(e)&&0
 watch(e)
 const[s,k]=[...views].at(-1),rests=s.high==s.scrollHeight
 s.high=s.scrollHeight
 if(!anyway&&!rests&&waited++<10)return views.clear(),1
 waited=0
 const was=below(e,s),low=sight(s)[1]
 e.hidden=false
 const above=k.seen&&e.compareDocumentPosition(k.seen)&4
 e.hidden=!(anyway||k.end||above||!was.some(([o,t])=>t<low&&box(o).top!=t))
 stay()
 s.high=s.scrollHeight
 if(!e.hidden)return late.delete(e),e.animate([{opacity:0},{}],200)
},
look=()=>{
 if(late.size)turn??=requestAnimationFrame(()=>{turn=null;for(const e of late)if(appear(e,performance.now()-acted<500))return look()})
}
on('scroll',soon(()=>look(),150),D,true)
on('click keyup',()=>{acted=performance.now();look()},D,true)
on('visibilitychange',()=>{if(D.hidden)for(const e of late)appear(e,1)})

// Which place is first in sight, where views want to know: a child of a layout of such places, else a row.
const places=t=>{
 const l=t.querySelector('[data-st]')||near(t,'[data-st]')
 return l?all('[id]',l).filter(e=>/^n\d+$/.test(e.id)&&num(e.parentElement)==num(l)):all('.r[id]',t)
},
at=new WeakMap,
tellPlace=soon(()=>{for(const t of all('[data-on~=scroll]')){
 const s=scrolled,[top]=sight(s)
 if(!t.contains(s)&&!s.contains(t))continue
 const first=places(t).find(e=>{const b=box(e);return b.height&&b.bottom>top+1}),n=first?num(first):0
 if(at.get(t)!=n)at.set(t,n),send(num(t),'at',n)
}},150)
let scrolled
on('scroll',({target:s})=>{scrolled=s==D?D.scrollingElement:s;tellPlace()},D,true)

// The option that Enter takes is seen, and what stands above the first one too.
new MutationObserver(x=>{for(const{target:f}of x){
 const o=D.getElementById(f.getAttribute('aria-activedescendant')),l=near(o,'[role=listbox]')
 if(l&&o==l.querySelector('[role=option]'))l.scrollTop=0;else o?.scrollIntoView({block:'nearest'})
}}).observe(root,{subtree:true,attributes:true,attributeFilter:['aria-activedescendant']})

// Sizes that views want to know.
const sizes=new ResizeObserver(x=>{for(const{target:t,contentRect:r}of x)send(num(t),'size',r.width,r.height)}),known=new WeakSet
// What is dragged; and what has a menu or takes keys, which the focus must reach.
const found=e=>{
 heights(e)
 for(const x of[e,...all('[hidden]',e)])if(x.hidden&&near(x,'[data-late]'))late.add(x)
 look()
 for(const x of[e,...all('[data-on],[data-menu],[data-acts]',e)]){
  const kinds=(x.dataset.on||'').split(' '),has=(...k)=>k.some(k=>kinds.includes(k))
  if(has('resize')&&!known.has(x))known.add(x),sizes.observe(x)
  if(has('drag','order'))x.draggable=true
  if((x.dataset.menu||x.dataset.acts||has('drag','drop','order','key','command','copy','paste','adjust'))&&!x.matches(able)&&!all(able,x).some(b=>!near(b,'[popover]')))x.tabIndex=0
 }
}
// Texts that count: the time since or until a moment, and timers over a span.
const clock=(s,minutes)=>{const m=Math.floor(s/60),h=minutes?0:Math.floor(m/60),x=n=>(n+'').padStart(2,'0');return(h?h+':'+x(m%60):m)+':'+x(Math.floor(s%60))}
const units=s=>{
 const parts=[[86400,'day'],[3600,'hour'],[60,'minute'],[1,'second']].flatMap(([n,unit])=>{const c=Math.floor(s/n);s-=c*n;return c?[[c,unit]]:[]}).slice(0,2)
 return(parts.length?parts:[[0,'second']]).map(([c,unit])=>new Intl.NumberFormat(D.documentElement.lang,{style:'unit',unit,unitDisplay:'short'}).format(c)).join(', ')
}
setInterval(()=>{for(const t of all('time[data-live]')){
 const{live:kind,up,min}=t.dataset,now=Date.now(),from=+t.dataset.from,to=+t.dataset.to,s=Math.abs(now-to)/1e3,at=Math.min(Math.max(now,from),to)
 const text=/timer$/.test(kind)?clock(from<to?(up==null?to-at:at-from)/1e3:s,min!=null):/relative$/.test(kind)?units(s):/offset$/.test(kind)?(now<to?'+':'\u2212')+units(s):null
 if(text!=null&&t.textContent!=text)t.textContent=text
}},1000)
// Back to the entry of a step. Not by a distance where a browser can do otherwise: the person may be on the way back
// already, and would be led out of the app. Who is there, or further back, stays.
const goBack=step=>{
 const now=history.state?.step|0,n=window.navigation
 if(step>=now)return
 const entry=n?.entries()[n.currentEntry.index-now+step]
 if(!entry)return n||history.go(step-now)
 if(!entry.sameDocument)return
 const way=n.traverseTo(entry.key)
 for(const end of[way.committed,way.finished])end.catch(()=>{})
}
return{choose,give,found,goBack}
}
