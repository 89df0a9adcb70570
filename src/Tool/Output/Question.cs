namespace SpanPack.Tool;

/// <summary>Questions to the user at the terminal.</summary>
internal static class Question
{
    /// <summary>Gets whether a user can read a question and answer it.</summary>
    internal static bool CanBeAsked
        => StandardDescriptors.HasInput && StandardDescriptors.HasError && !Console.IsInputRedirected && !Console.IsErrorRedirected;

    /// <summary>Asks a question. Every answer except yes means no.</summary>
    internal static async Task<bool> AskAsync(string question, CancellationToken cancellation)
    {
        ErrorStream.Write($"spanpack: {SafeText.Escape(question)} [y/N] ");
        string? answer = await Task.Run(Console.ReadLine, CancellationToken.None).WaitAsync(cancellation);
        return answer?.Trim().ToUpperInvariant() is "Y" or "YES";
    }
}
