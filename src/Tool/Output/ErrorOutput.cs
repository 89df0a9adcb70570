namespace SpanPack.Tool;

/// <summary>Messages on the error stream. Text of payloads and file names cannot break their lines.</summary>
internal static class ErrorOutput
{
    /// <summary>Writes one line, prefixed with the name of the program.</summary>
    internal static void WriteLine(string message)
    {
        lock (StatusLine.Gate)
        {
            StatusLine.Clear();
            ErrorStream.Write("spanpack: " + SafeText.Escape(message) + "\n");
        }
    }
}
