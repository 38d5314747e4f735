import { expect, test } from "vitest";
import { isPublicMailDomain } from "./public-mail-domains.ts";

test.each(["gmail.com", "students.gmail.com", "hotmail.co.uk", "qq.com", "ac.uk", "edu.au"])(
  "%s lets in anybody",
  (domain) => expect(isPublicMailDomain(domain)).toBe(true),
);

test.each(["northgate.ac.uk", "notgmail.com", "gmail.com.northgate.ac.uk", "uni.edu.au"])(
  "%s is somebody's own",
  (domain) => expect(isPublicMailDomain(domain)).toBe(false),
);
