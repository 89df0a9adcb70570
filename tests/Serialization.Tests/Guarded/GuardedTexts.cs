namespace SpanPack.Serialization.Tests.Guarded;

/// <summary>Makes texts.</summary>
internal static class GuardedTexts
{
    internal static string Create(this GuardedText kind, int length)
    {
        if (length == 0) return string.Empty;
        char[] text = new char[length];
        Array.Fill(text, kind == GuardedText.ThreeByte ? '€' : 'x');
        if (kind == GuardedText.ForeignFirst) text[0] = 'é';
        if (kind == GuardedText.ForeignLast) text[^1] = '\uffff';
        if (kind == GuardedText.LoneSurrogate) text[length / 2] = '\ud800';
        return new string(text);
    }
}
