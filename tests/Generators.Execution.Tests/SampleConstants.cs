namespace SpanPack.Generators.Execution.Tests;

/// <summary>Texts at the edges of the three header forms, and text that is not ASCII.</summary>
[MessagePackConstants]
public static partial class SampleConstants
{
    public const string OneByte = "x";
    public const string FixStr31 = Ten + Ten + Ten + "1";
    public const string Str8From32 = Ten + Ten + Ten + "12";
    public const string Str8To255 = Hundred + Hundred + Ten + Ten + Ten + Ten + Ten + "12345";
    public const string Str16From256 = Hundred + Hundred + Ten + Ten + Ten + Ten + Ten + "123456";
    public const string NonAscii = "Grüße, 世界 🌍";
    public const string Quotes = "say \"hi\" \\ */ <b> \n";
    internal const string Hidden = "internal one";
    private const string Ten = "0123456789";
    private const string Hundred = Ten + Ten + Ten + Ten + Ten + Ten + Ten + Ten + Ten + Ten;
}
