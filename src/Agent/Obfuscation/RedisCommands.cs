namespace SpanPack;

/// <summary>Creates resource names from Redis and Valkey commands, and obfuscates their values, as the agent does.</summary>
/// <remarks>Linear in the length of the text; never throws.</remarks>
internal static class RedisCommands
{
    private const int MaxNames = 3;
    private const int StackLength = 256;
    private const string Cut = "...";

    /// <summary>Returns the names of the first three commands, one a line.</summary>
    internal static string Quantize(string commands)
    {
        var output = new TextSink(stackalloc char[StackLength]);
        bool isCut = false;
        int names = 0;
        ReadOnlySpan<char> rest = commands;
        while (rest.Length > 0 && names < MaxNames)
        {
            int end = rest.IndexOf('\n');
            ReadOnlySpan<char> line = (end < 0 ? rest : rest[..end]).Trim(' ');
            rest = end < 0 ? default : rest[(end + 1)..];
            if (line.IsEmpty) continue;
            isCut = !TryAddName(line, ref output);
            if (!isCut) names++;
        }

        if (names == MaxNames || isCut) output.Add(" ...");
        ReadOnlySpan<char> text = output.Text.Trim(' ');
        string made = text.SequenceEqual(commands) ? commands : text.ToString();
        output.Return();
        return made;
    }

    /// <summary>Returns the commands with <c>?</c> in place of values.</summary>
    internal static string Obfuscate(string commands)
    {
        var output = new TextSink(stackalloc char[StackLength]);
        var tokens = new RedisTokenizer(commands.AsSpan().Trim());
        var arguments = new RedisArguments();
        bool hasCommand = false;
        while (true)
        {
            ReadOnlySpan<char> token = tokens.Next(out bool isCommand, out bool isLast);
            if (isCommand)
            {
                if (hasCommand) output.Add('\n');
                hasCommand = !token.IsEmpty;
                arguments = new RedisArguments(token);
                output.Add(token);
            }
            else
            {
                arguments.Add(token, ref output);
            }

            if (isLast) break;
        }

        string made = output.ToStringOr(commands);
        output.Return();
        return made;
    }

    private static bool TryAddName(ReadOnlySpan<char> line, ref TextSink output)
    {
        ReadOnlySpan<char> name = FirstWord(line, out ReadOnlySpan<char> rest);
        if (name.EndsWith(Cut)) return false;
        bool isCompound = rest.Length > 0 && IsCompound(name);
        ReadOnlySpan<char> second = isCompound ? FirstWord(rest, out _) : default;
        if (isCompound && second.EndsWith(Cut)) return false;
        output.Add(' ');
        output.AddUpper(name);
        if (!isCompound) return true;
        output.Add(' ');
        output.AddUpper(second);
        return true;
    }

    private static ReadOnlySpan<char> FirstWord(ReadOnlySpan<char> line, out ReadOnlySpan<char> rest)
    {
        int end = line.IndexOf(' ');
        rest = end < 0 ? default : line[end..].TrimStart(' ');
        return end < 0 ? line : line[..end];
    }

    private static bool IsCompound(ReadOnlySpan<char> name)
    {
        const int Longest = 7;
        if (name.Length > Longest) return false;
        Span<char> upper = stackalloc char[Longest];
        name.ToUpperInvariant(upper);
        return upper[..name.Length] is "CLIENT" or "CLUSTER" or "COMMAND" or "CONFIG" or "DEBUG" or "SCRIPT";
    }
}
