import { readWordPairs } from '../word-pairs.ts'

/** Western names that comics often have, as Arabic mostly writes them: their sound does not follow from their letters. */
export const westernNames: ReadonlyMap<string, string> = new Map(
  readWordPairs(
    [
      'Aaron آرون Abigail أبيغيل Adam آدم Albert ألبرت Alex أليكس Alexander ألكسندر Alfred ألفريد Alice أليس Amanda أماندا Amy إيمي',
      'Anderson أندرسون Andrew أندرو Angela أنجيلا Anna آنا Anne آن Annie آني Anthony أنتوني Archie آرتشي Arthur آرثر Ashley آشلي',
      'Austin أوستن Baker بيكر Barbara باربرا Ben بن Benjamin بنجامين Betty بيتي Blake بليك Bob بوب Brandon براندون Brian براين',
      'Brown براون Bruce بروس Carol كارول Caroline كارولين Catherine كاثرين Charles تشارلز Charlie تشارلي Charlotte شارلوت Chloe كلوي',
      'Chris كريس Christine كريستين Christopher كريستوفر Claire كلير Clark كلارك Dan دان Daniel دانيال David ديفيد Davis ديفيس',
      'Dennis دينيس Diana ديانا Donna دونا Dorothy دوروثي Doug دوغ Dylan ديلان Edward إدوارد Eleanor إليانور Elizabeth إليزابيث Ella إيلا',
      'Ellie إيلي Emily إيميلي Emma إيما Eric إريك Ethan إيثان Eva إيفا Evan إيفان Felix فيليكس Finn فين Frank فرانك George جورج',
      'Gordon غوردون Grace غريس Gregory غريغوري Hannah هانا Harris هاريس Harry هاري Hazel هيزل Helen هيلين Henry هنري Holmes هولمز',
      'Ian إيان Iris إيريس Isabella إيزابيلا Jack جاك Jackson جاكسون Jacob جيكوب Jake جيك James جيمس Jane جين Jason جيسون Jeff جيف',
      'Jeffrey جيفري Jennifer جينيفر Jeremy جيريمي Jessica جيسيكا Jim جيم Joe جو John جون Johnson جونسون Jonathan جوناثان Joseph جوزيف',
      'Joshua جوشوا Julia جوليا Justin جاستن Karen كارين Kate كيت Katherine كاثرين Kelly كيلي Kevin كيفن Kyle كايل Larry لاري Laura لورا',
      'Leo ليو Lewis لويس Lily ليلي Linda ليندا Lisa ليزا Logan لوغان Louis لويس Lucas لوكاس Lucy لوسي Luke لوك Maggie ماغي',
      'Margaret مارغريت Maria ماريا Mark مارك Martin مارتن Mary ماري Matthew ماثيو Max ماكس Melissa ميليسا Mia ميا Michael مايكل',
      'Michelle ميشيل Mike مايك Miller ميلر Nancy نانسي Nathan ناثان Nelson نيلسون Nicholas نيكولاس Nick نيك Nicole نيكول Noah نوا',
      'Oliver أوليفر Olivia أوليفيا Omar عمر Oscar أوسكار Parker باركر Patrick باتريك Paul بول Peggy بيغي Peter بيتر Rachel راشيل',
      'Rebecca ريبيكا Richard ريتشارد Robert روبرت Rose روز Ruby روبي Ryan رايان Sally سالي Sam سام Samantha سامانثا Samuel صامويل',
      'Sarah سارة Scott سكوت Sean شون Sebastian سيباستيان Sherlock شرلوك Simon سايمون Smith سميث Sophia صوفيا Sophie صوفي Stanley ستانلي',
      'Stephanie ستيفاني Stephen ستيفن Steve ستيف Steven ستيفن Susan سوزان Taylor تايلور Theodore ثيودور Thomas توماس Thompson طومسون',
      'Timothy تيموثي Tyler تايلر Victor فيكتور Victoria فيكتوريا Violet فيوليت Walker ووكر Walter والتر Watson واتسون White وايت Will ويل',
      'William ويليام Willow ويلو Wilson ويلسون Wright رايت Zachary زاكاري Zoe زوي',
    ].join(' '),
  ),
)
