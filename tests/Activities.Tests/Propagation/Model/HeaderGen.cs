using FsCheck;
using FsCheck.Fluent;

namespace SpanPack.Activities.Tests.Propagation.Model;

/// <summary>Headers as tracers write them, as nobody should, and everything between.</summary>
internal static class HeaderGen
{
    private static readonly string[] s_decimals = ["1", "123", "456", "18446744073709551615", "18446744073709551616", "0", "", "-1", "1,1",
        "00017", "1.5", "0x1", "\u0661", "1\0", " 7 "];
    private static readonly string[] s_tags = ["_dd.p.dm=-1", "_dd.p.dm=-4", "_dd.p.dm=4", "_dd.p.tid=640cfd8d00000000",
        "_dd.p.tid=0000000000000000", "_dd.p.tid=XY", "_dd.p.ksr=0.5", "_dd.p.a=b=c", "_dd.p.usr.id=dXNlcg==", "_dd.p.e=a~b;c", "other=1",
        "_dd.p.=x", "x", "=", "_dd.p.z=", "_dd.p.ü=1", "", "_dd.p.long="
        + new string('v', 300), " _dd.p.sp=1 ", "_dd.p.a b=1"];
    private static readonly string[] s_parts = ["s:1", "s:2", "s:0", "s:-1", "s:x", "s:", "o:rum", "o:a~b", "p:00000000000001c8",
        "p:000000000000007b", "p:", "p:xyz", "t.dm:-1", "t.dm:-4", "t.dm:1", "t.tid:640cfd8d00000000", "t.usr:a~~", "t.k:v:w", "t.:x",
        "x:y", "", ":", "t.sp: a ", "s:999"];
    private static readonly string[] s_members = ["a=1", "b=2,c=3", "foo@bar=x=y", "rojo=00f067aa0ba902b7", "", " ", "=x", "novalue", "d="
        + new string('w', 511), "e=\u00e9", "f=\t"];

    internal static Gen<Headers> All { get; } =
        from datadog in Datadog()
        from w3c in W3C()
        from parts in Gen.Choose(1, 3)
        select Join((parts & 1) == 0 ? [] : datadog, (parts & 2) == 0 ? [] : w3c);

    private static Gen<(string, string?)[]> Datadog()
        => from trace in Gen.Frequency((3, Gen.Elements("123", "456")), (1, Gen.Elements(s_decimals)))
           from parent in Maybe(Gen.Frequency((3, Gen.Elements("456", "789")), (1, Gen.Elements(s_decimals))))
           from priority in Maybe(Gen.Elements("1", "2", "0", "-1", "5", "-128", "x", "99999999999", "+1", "1\0"))
           from origin in Maybe(Gen.Elements("synthetics", "rum", "a=b,c;d~e", "\u00fcber", "\r\nx: y", new string('o', 513), " ", "a:b "))
           from tags in Maybe(Texts(",", Gen.Frequency((3, Gen.Elements(s_tags[..9])), (1, Gen.Elements(s_tags)))))
           select new[] { ("x-datadog-trace-id", trace), ("x-datadog-parent-id", parent), ("x-datadog-sampling-priority", priority),
               ("x-datadog-origin", origin), ("x-datadog-tags", tags) };

    private static Gen<(string, string?)[]> W3C()
        => from version in Gen.Frequency((6, Gen.Constant("00")), (1, Gen.Elements("01", "ff", "0", "zz", "cc")))
           from trace in Gen.Frequency((4, Gen.Elements("640cfd8d00000000000000000000007b", "0000000000000000000000000000007b")),
               (1,
                   Gen.Elements("4bf92f3577b34da6a3ce929d0e0e4736", "4BF92F3577B34DA6A3CE929D0E0E4736", new string('0', 32), "7b",
                       "640cfd8d000000000000000000000000")))
           from span in Gen.Frequency((4, Gen.Elements("00000000000001c8", "00f067aa0ba902b7")),
               (1, Gen.Elements(new string('0', 16), "1c8", "00f067aa0ba902bg")))
           from flags in Gen.Frequency((4, Gen.Elements("01", "00")), (1, Gen.Elements("03", "fe", "0", "xx")))
           from end in Gen.Frequency((6, Gen.Constant("")), (1, Gen.Elements("-", "-more", "x", " ", ",00")))
           from state in Maybe(Texts(",", Gen.OneOf(Own(), Gen.Elements(s_members))))
           select new[] { ("traceparent", $"{version}-{trace}-{span}-{flags}{end}"), ("tracestate", state) };

    private static Gen<string> Own() => Texts(";", Gen.Elements(s_parts)).Select(static parts => $"dd={parts}");

    private static Gen<string> Texts(string separator, Gen<string> part)
        => Gen.Frequency((5, Gen.Choose(0, 5)), (1, Gen.Choose(0, 45)))
            .SelectMany(count => part.ListOf(count))
            .Select(parts => string.Join(separator, parts));

    private static Gen<string?> Maybe(Gen<string> text)
        => Gen.Frequency((1, Gen.Constant((string?)null)), (5, text.Select(static text => (string?)text)));

    private static Headers Join((string Name, string? Value)[] some, (string Name, string? Value)[] others)
    {
        var headers = new Headers();
        foreach ((string name, string? value) in some.Concat(others))
        {
            if (value is not null) headers.Add(name, value);
        }

        return headers;
    }
}
