using System.Text;

namespace SpanPack;

/// <summary>
/// Exceptions in the form for telemetry: types, and methods of this library, without messages, files and methods of a program.
/// </summary>
internal static class StackText
{
    internal const string Frame = "   at REDACTED";
    internal const string Type = "REDACTED";

    private const int MaxExceptions = 5; // an exception and those within
    private const int MaxFrames = 100; // of each
    private const int MaxFrameChars = 300;

    private static readonly string[] s_ownMethods = ["SpanPack."];
    private static readonly string[] s_knownTypes = ["SpanPack.", "System.", "Microsoft."];

    /// <summary>Returns the name of an exception's type, if it belongs to this library or the framework.</summary>
    internal static string TypeOf(Exception exception)
    {
        string name = exception.GetType().FullName ?? Type;
        bool isKnown = !exception.GetType().IsGenericType && s_knownTypes.Any(known => name.StartsWith(known, StringComparison.Ordinal));
        return isKnown ? name : Type;
    }

    /// <summary>Returns types and frames of an exception and its inner exceptions.</summary>
    internal static string Of(Exception exception)
    {
        var text = new StringBuilder();
        int count = 0;
        for (Exception? one = exception; one is not null && count < MaxExceptions; one = one.InnerException, count++)
        {
            text.Append(count == 0 ? "" : "\n ---> ").Append(TypeOf(one));
            AddFrames(text, StackOf(one));
        }

        return text.ToString();
    }

    // An exception of the program may fail at this, too.
    private static string? StackOf(Exception exception)
    {
        try
        {
            return exception.StackTrace;
        }
        catch (Exception)
        {
            return null;
        }
    }

    private static void AddFrames(StringBuilder text, string? stack)
    {
        int count = 0;
        bool isRedacted = false; // several in a row are one line
        foreach (ReadOnlySpan<char> line in stack.AsSpan().EnumerateLines())
        {
            if (line.IsWhiteSpace()) continue;
            if (count++ == MaxFrames) return;
            string? own = OwnMethod(line.Trim());
            if (own is null && isRedacted) continue;
            isRedacted = own is null;
            text.Append('\n').Append(own is null ? Frame : $"   at {own}");
        }
    }

    // "at SpanPack.AgentWriter.Write(TraceChunk& chunk) in /home/me/AgentWriter.cs:line 12": the first word differs with the language.
    private static string? OwnMethod(ReadOnlySpan<char> line)
    {
        int space = line.IndexOf(' ');
        ReadOnlySpan<char> method = line[(space + 1)..];
        int end = method.IndexOf('(');
        if (space < 0 || end < 0 || end > MaxFrameChars) return null;
        method = method[..end];
        foreach (string own in s_ownMethods)
        {
            if (method.StartsWith(own, StringComparison.Ordinal)) return method.ToString();
        }

        return null;
    }
}
