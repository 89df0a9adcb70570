using SpanPack;

[MessagePackConstants]
internal static partial class Names
{
    public static readonly string Method = "http.method"; // SPK001
    public const int Port = 8126; // SPK002
    public const string Nothing = ""; // SPK003
    public const string Host = "http.host";
}

internal static partial class Keys
{
    [MessagePackString("smile \uD83D")] // SPK005
    internal static partial ReadOnlySpan<byte> Smile { get; }

    [MessagePackPair("language", "dotnet")]
    [MessagePackPair("language", "csharp")] // SPK007
    internal static partial ReadOnlySpan<byte> Language { get; }

    [MessagePackPair("separator", ',')] // SPK024
    internal static partial ReadOnlySpan<byte> Separator { get; }
}

[SpanTags]
internal partial class TextTags : SpanTags
{
    private const string Fifty = "a.name.of.fifty.characters.to.make.longer.ones.of..";

    [Tag(Fifty + Fifty + Fifty + Fifty)] // SPK004
    public partial string? Long { get; set; }

    [Tag("http.method")]
    public partial string? Method { get; set; }

    [Tag("http.method")] // SPK006
    public partial string? Verb { get; set; }

    [Tag("env")] // SPK028
    public partial string? Environment { get; set; }
}
