// The looks of a verdict that the server wrote: its script stays there.
import "#ui/button.css";
import "#ui/chart-frame.css";
import "#ui/check.css";
import "#ui/details.css";
import "#ui/field.css";
import "#ui/gates-full.css";
import "#ui/table.css";
import "#domain/visas/verdict/components/pay-bar.css";
import "#domain/visas/verdict/components/verdict.css";
import "#domain/visas/uk/components/pay-ground.css";
