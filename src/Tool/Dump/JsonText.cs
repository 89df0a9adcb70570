using System.Text.Encodings.Web;
using System.Text.Unicode;

namespace SpanPack.Tool;

/// <summary>How text is escaped in JSON: as little as possible, except on a terminal, which some characters can turn around.</summary>
internal static class JsonText
{
    internal static JavaScriptEncoder Encoder { get; } = Console.IsOutputRedirected ? JavaScriptEncoder.UnsafeRelaxedJsonEscaping : ForTerminals();

    private static JavaScriptEncoder ForTerminals()
    {
        var settings = new TextEncoderSettings(UnicodeRanges.All);
        for (char c = '\0'; c < char.MaxValue; c++)
        {
            if (char.GetUnicodeCategory(c) == System.Globalization.UnicodeCategory.Format) settings.ForbidCharacter(c);
        }

        return JavaScriptEncoder.Create(settings);
    }
}
