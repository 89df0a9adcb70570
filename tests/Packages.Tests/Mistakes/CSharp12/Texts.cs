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
    internal static partial ReadOnlySpan<byte> Smile();

    [MessagePackPair("language", "dotnet")]
    [MessagePackPair("language", "csharp")] // SPK007
    internal static partial ReadOnlySpan<byte> Language();

    [MessagePackPair("separator", ',')] // SPK024
    internal static partial ReadOnlySpan<byte> Separator();
}

internal static class Parts
{
    internal const string Fifty = "a.name.of.fifty.characters.to.make.longer.ones.of..";
}

[SpanTags]
[ConstantTag(Parts.Fifty + Parts.Fifty + Parts.Fifty + Parts.Fifty, "long")] // SPK004
[ConstantTag("component", "web")]
[ConstantTag("component", "worker")] // SPK006
[ConstantTag("env", "prod")] // SPK028
internal partial class TextTags : SpanTags;
