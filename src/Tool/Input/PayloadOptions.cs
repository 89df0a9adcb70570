using System.CommandLine;

namespace SpanPack.Tool;

/// <summary>Arguments and options that several commands share.</summary>
internal static class PayloadOptions
{
    /// <summary>The note of a help for an optional argument.</summary>
    internal const string InputNote = "Without FILE, standard input is read unless it is a terminal.";

    internal static Argument<string?> File() => new("FILE")
    {
        Description = $"A payload, a folder of payloads (*.msgpack), or - for standard input. {InputNote}",
        Arity = ArgumentArity.ZeroOrOne,
    };

    /// <summary>Makes an argument optional if a payload comes on standard input.</summary>
    internal static void MayBeInput(Command command, Argument argument) => command.Validators.Add(result =>
    {
        bool isGiven = result.GetResult(argument) is { Tokens.Count: > 0 };
        if (isGiven || RunStreams.Current?.Input is not null || (StandardDescriptors.HasInput && Console.IsInputRedirected)) return;
        result.AddError($"'spanpack {command.Name}' needs {argument.Name}, or a payload on standard input");
    });

    internal static Option<InputFormat?> From()
    {
        var option = new Option<InputFormat?>("--from")
        {
            Description = "The format of the payload, or otlp-json for a collector's file with an export request a line. Without it the "
                + "tool goes by the saved headers, then by the name of the file, then by the content.",
            HelpName = "FORMAT",
            CustomParser = static result =>
            {
                string text = result.Tokens[^1].Value;
                if (text == OtlpFile.FormatName) return new InputFormat(default(TraceFormat?));
                if (FormatName.TryParse(text, out TraceFormat format)) return new InputFormat(format);
                result.AddError($"'{text}' is not a format: {FormatName.All}, {OtlpFile.FormatName}");
                return null;
            },
        };
        option.CompletionSources.Add([.. TraceFormats.All.Select(static known => known.GetName()), OtlpFile.FormatName]);
        return option;
    }

    internal static Option<TraceFormat?> Format(string name, string description)
    {
        var option = new Option<TraceFormat?>(name)
        {
            Description = description,
            HelpName = "FORMAT",
            CustomParser = static result =>
            {
                string text = result.Tokens[^1].Value;
                if (FormatName.TryParse(text, out TraceFormat format)) return format;
                result.AddError($"'{text}' is not a format: {FormatName.All}");
                return null;
            },
        };
        option.CompletionSources.Clear(); // those of the enumeration
        option.CompletionSources.Add([.. TraceFormats.All.Select(static known => known.GetName())]);
        return option;
    }

    /// <summary>Creates an option with few values, in lower case; the first is the default.</summary>
    internal static Option<T> Choice<T>(string name, string description, params string[] aliases)
        where T : struct, Enum
    {
        string[] names = [.. Enum.GetNames<T>().Select(static value => value.ToLowerInvariant())];
        var option = new Option<T>(name, aliases)
        {
            Description = description,
            HelpName = string.Join("|", names),
            CustomParser = result =>
            {
                string text = result.Tokens[^1].Value;
                if (Array.IndexOf(names, text) is >= 0 and int index) return Enum.GetValues<T>()[index];
                result.AddError($"'{text}' is none of {string.Join(", ", names)}");
                return default;
            },
        };
        option.CompletionSources.Clear(); // those of the enumeration
        option.CompletionSources.Add(names);
        return option;
    }
}
