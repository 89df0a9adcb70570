namespace SpanPack.Tool;

/// <summary>The error stream. Text of payloads and file names cannot break its lines.</summary>
internal static class ErrorOutput
{
    /// <summary>Writes one line with the name of the program before it.</summary>
    internal static void WriteLine(string message)
    {
        lock (StatusLine.Gate)
        {
            StatusLine.Clear();
            Console.Error.WriteLine("spanpack: " + SafeText.Escape(message));
        }
    }
}
