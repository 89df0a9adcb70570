using SpanPack;

[SpanTags]
internal partial class Counters : SpanTags // SPK021
{
    [Metric("m01")] public partial int? M01 { get; set; } [Metric("m02")] public partial int? M02 { get; set; }
    [Metric("m03")] public partial int? M03 { get; set; } [Metric("m04")] public partial int? M04 { get; set; }
    [Metric("m05")] public partial int? M05 { get; set; } [Metric("m06")] public partial int? M06 { get; set; }
    [Metric("m07")] public partial int? M07 { get; set; } [Metric("m08")] public partial int? M08 { get; set; }
    [Metric("m09")] public partial int? M09 { get; set; } [Metric("m10")] public partial int? M10 { get; set; }
    [Metric("m11")] public partial int? M11 { get; set; } [Metric("m12")] public partial int? M12 { get; set; }
    [Metric("m13")] public partial int? M13 { get; set; } [Metric("m14")] public partial int? M14 { get; set; }
    [Metric("m15")] public partial int? M15 { get; set; } [Metric("m16")] public partial int? M16 { get; set; }
    [Metric("m17")] public partial int? M17 { get; set; } [Metric("m18")] public partial int? M18 { get; set; }
    [Metric("m19")] public partial int? M19 { get; set; } [Metric("m20")] public partial int? M20 { get; set; }
    [Metric("m21")] public partial int? M21 { get; set; } [Metric("m22")] public partial int? M22 { get; set; }
    [Metric("m23")] public partial int? M23 { get; set; } [Metric("m24")] public partial int? M24 { get; set; }
    [Metric("m25")] public partial int? M25 { get; set; } [Metric("m26")] public partial int? M26 { get; set; }
    [Metric("m27")] public partial int? M27 { get; set; } [Metric("m28")] public partial int? M28 { get; set; }
    [Metric("m29")] public partial int? M29 { get; set; } [Metric("m30")] public partial int? M30 { get; set; }
    [Metric("m31")] public partial int? M31 { get; set; } [Metric("m32")] public partial int? M32 { get; set; }
    [Metric("m33")] public partial int? M33 { get; set; } [Metric("m34")] public partial int? M34 { get; set; }
    [Metric("m35")] public partial int? M35 { get; set; } [Metric("m36")] public partial int? M36 { get; set; }
    [Metric("m37")] public partial int? M37 { get; set; } [Metric("m38")] public partial int? M38 { get; set; }
    [Metric("m39")] public partial int? M39 { get; set; } [Metric("m40")] public partial int? M40 { get; set; }
    [Metric("m41")] public partial int? M41 { get; set; } [Metric("m42")] public partial int? M42 { get; set; }
    [Metric("m43")] public partial int? M43 { get; set; } [Metric("m44")] public partial int? M44 { get; set; }
    [Metric("m45")] public partial int? M45 { get; set; } [Metric("m46")] public partial int? M46 { get; set; }
    [Metric("m47")] public partial int? M47 { get; set; } [Metric("m48")] public partial int? M48 { get; set; }
    [Metric("m49")] public partial int? M49 { get; set; } [Metric("m50")] public partial int? M50 { get; set; }
    [Metric("m51")] public partial int? M51 { get; set; } [Metric("m52")] public partial int? M52 { get; set; }
    [Metric("m53")] public partial int? M53 { get; set; } [Metric("m54")] public partial int? M54 { get; set; }
    [Metric("m55")] public partial int? M55 { get; set; } [Metric("m56")] public partial int? M56 { get; set; }
    [Metric("m57")] public partial int? M57 { get; set; } [Metric("m58")] public partial int? M58 { get; set; }
    [Metric("m59")] public partial int? M59 { get; set; } [Metric("m60")] public partial int? M60 { get; set; }
    [Metric("m61")] public partial int? M61 { get; set; } [Metric("m62")] public partial int? M62 { get; set; }
    [Metric("m63")] public partial int? M63 { get; set; } [Metric("m64")] public partial int? M64 { get; set; }
    [Metric("m65")] public partial int? M65 { get; set; }
}
