/**
 * "/" and Ctrl+K (or Cmd+K) lead to the search box in the header. It travels in the page itself, for
 * the files of script that every page loads are full. A page without the box, as the desk, is left alone.
 * A box that a narrow header has no room for leads to the page of search instead.
 */
export const SEARCH_KEYS = `addEventListener('keydown',e=>{const f=document.querySelector('.top-find input');if(!f||e.defaultPrevented||e.altKey||!(e.key==='k'&&(e.ctrlKey||e.metaKey)||e.key==='/'&&!e.ctrlKey&&!e.metaKey&&!e.target.closest('input,textarea,select,[contenteditable]')))return;e.preventDefault();f.offsetParent?f.focus():f.form.submit()})`;
