/** Rates by role, as published: code, nation, hours of the week they are for ("-": not said), pounds, role. */
export const roleRates = `
2211 england            40    36616 Foundation year 1 (F1) and equivalent
2211 england            40    42008 Foundation year 2 (F2) and equivalent
2211 england            40    49909 Specialty registrar (StR) at ST/CT1-2 and equivalent
2211 england            40    61825 Specialty registrar (StR) at CT3/ST3-5
2211 england            40    59175 Specialty doctor and equivalent
2211 england            40    73113 Salaried General practitioner (GP) and equivalent
2211 england            40    96990 Specialist doctor and equivalent
2211 england            40   105504 Consultant and equivalent
2211 scotland           40    34500 Foundation year 1 (F1) and equivalent
2211 scotland           40    42794 Foundation year 2 (F2) and equivalent
2211 scotland           40    45504 Specialty registrar (StR)
2211 scotland           40    47905 Specialty doctor and equivalent
2211 scotland           40    74192 Salaried General practitioner (GP) and equivalent
2211 scotland           40   107144 Consultant and equivalent
2211 wales              40    33307 Foundation year 1 (F1) and equivalent
2211 wales              40    41073 Foundation year 2 (F2) and equivalent
2211 wales              40    43821 Specialty registrar (StR) at ST/CT1-2 and equivalent
2211 wales              40    43821 Specialty registrar (StR) at CT/ST3 and above
2211 wales              40    59727 Specialty doctor and equivalent
2211 wales              40    76079 Salaried General practitioner (GP) and equivalent
2211 wales            37.5   106000 Consultant and equivalent
2211 northern-ireland   40    29566 Foundation year 1 (F1) and equivalent
2211 northern-ireland   40    36371 Foundation year 2 (F2) and equivalent
2211 northern-ireland   40    38780 Specialty registrar (StR) at ST/CT1-2 and equivalent
2211 northern-ireland   40    44283 Specialty registrar (StR) at CT/ST3 and above
2211 northern-ireland   40    52530 Specialty doctor (new 2021 contract) and equivalent
2211 northern-ireland   40    69974 Salaried General practitioner (GP) and equivalent
2211 northern-ireland   40    83945 Specialist (new 2021 contract) and equivalent
2211 northern-ireland   40    94127 Consultant and equivalent
2226 scotland            -    56763 Educational Psychologist
2226 scotland            -    76701 Senior Educational Psychologist, Depute Principal Educational Psychologist and Principal Educational Psychologist
2253 england            35    38472 Dental foundation training and equivalent
2253 england            40    49909 Dental core training (hospital dental services) and equivalent
2253 england            40    61825 Dental specialty training and equivalent
2253 england          37.5    50512 Band A posts (for example, Community practitioner) and equivalent
2253 england          37.5    78573 Band B posts (for example, Senior dental officer) and equivalent
2253 england          37.5    94007 Band C posts (for example, Specialist / managerial posts) and equivalent
2253 england            40   105504 Consultant and equivalent
2253 scotland           35    39603 Dental foundation training (Hospital dental services) known as Vocational Training in Scotland
2253 scotland           40    50538 Dental core training and equivalent
2253 scotland           40    52035 Band A posts (for example, Community practitioner) and equivalent
2253 scotland           40    80942 Band B posts (for example, Senior dental officer) and equivalent
2253 scotland           40    96841 Band C posts (for example, Specialist / managerial posts) and equivalent
2253 wales              40    38292 Dental foundation training (Hospital dental services) and equivalent
2253 wales              40    41269 Dental core training and equivalent
2253 wales              40    50789 Band A posts (for example, Community practitioner) and equivalent
2253 wales              40    79003 Band B posts (for example, Senior dental officer) and equivalent
2253 wales              40    94525 Band C posts (for example, Specialist / managerial posts) and equivalent
2253 wales            37.5   106000 Consultant and equivalent
2253 northern-ireland    -    36371 Dental foundation year two training (Hospital dental services) and equivalent
2253 northern-ireland   40    38780 Dental specialty training and equivalent
2253 northern-ireland 37.5    47655 Community Dental Officer and equivalent
2253 northern-ireland 37.5    74129 Senior community dental officer
2253 northern-ireland 37.5    88686 Specialist Community Dentist
2253 northern-ireland 37.5    88686 Assistant Community Clinical Director
2253 northern-ireland 37.5    88686 Community Clinical Director
2253 northern-ireland   37    43738 Administrative dentists: Dental Officer
2253 northern-ireland   37    62500 Senior Dental Officer
2253 northern-ireland   37    83051 Assistant clinical Director
2253 northern-ireland   37    83051 Clinical Director
2253 northern-ireland   40    94127 Consultant Northern Ireland
2312 england             -    22387 Unqualified lecturer
2312 england             -    27786 Qualified lecturer
2312 england             -    41905 Advanced teaching and training
2312 england             -    41905 Leadership & management
2312 scotland            -    27786 Lecturer and equivalent
2312 scotland            -    41905 Senior lecturer and equivalent
2312 wales               - 24048.75 Instructor / demonstrator and associate lecturer
2312 wales               - 30619.64 Main grade lecturer
2312 wales               - 44010.49 Upper pay spine
2312 wales               - 47696.57 Management
2312 northern-ireland    -    30000 Lecturer
2312 northern-ireland    -    52361 Principal lecturer
2312 northern-ireland    -    55339 Heads of Departments
3231 uk                  -    23656 General Assistants / Classroom Assistants
3231 uk                  -    25147 Classroom Assistant SEN
6112 uk                  -    23656 Teaching assistants
6113 uk                  -    23656 Educational support assistants
`;
