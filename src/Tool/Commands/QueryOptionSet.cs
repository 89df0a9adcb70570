using System.CommandLine;
using System.Globalization;

namespace SpanPack.Tool;

/// <summary>Arguments and options of <c>query</c> and <c>wait</c>.</summary>
internal sealed class QueryOptionSet
{
    internal const string FilterName = "FILTER";

    /// <summary>Explains filters in the help of both commands.</summary>
    internal const string FilterNote =
        FilterName + " is as on the page: service, resource, operation_name, type, kind, status:error, @duration:>100ms, env, "
        + "trace.errors:>0, any tag as @name:value. Values may have * and ?, numbers >=, < and [400 TO 499]. Conditions are joined by "
        + "AND, OR, NOT or -, and parentheses. A trace fits if one of its spans fits all of it.";

    internal Argument<string> Filter { get; } = new(FilterName)
    {
        Description = "Which traces, such as 'service:shop status:error'; '*' for all.",
    };

    internal Option<Uri> Page { get; } = new("--url")
    {
        Description = $"The page of the agent, http://127.0.0.1:{PageOptions.DefaultPort}/ by default.",
        HelpName = "URL",
        DefaultValueFactory = static _ => new Uri($"http://127.0.0.1:{PageOptions.DefaultPort}/"),
        CustomParser = static result =>
        {
            string text = result.Tokens[^1].Value;
            if (Uri.TryCreate(text.EndsWith('/') ? text : text + "/", UriKind.Absolute, out Uri? url) && url.Scheme == Uri.UriSchemeHttp)
            {
                return url;
            }

            result.AddError($"'{text}' is not the address of a page: write http://127.0.0.1:{PageOptions.DefaultPort}/");
            return null!;
        },
    };

    internal Option<bool> Json { get; } = new("--json")
    {
        Description = "Prints each trace as a line of JSON: id, start, duration in nanoseconds, service, resource, spans, errors and more.",
    };

    internal static Option<int> Number(string name, string description, int missing, int most) => new(name)
    {
        Description = description,
        HelpName = "N",
        DefaultValueFactory = _ => missing,
        CustomParser = result =>
        {
            string text = result.Tokens[^1].Value;
            if (int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out int number) && number >= 1 && number <= most)
            {
                return number;
            }

            result.AddError($"'{text}' is not a number of traces: 1 to {most}");
            return missing;
        },
    };

    /// <summary>Returns the request of a command line.</summary>
    /// <param name="parsed">The command line.</param>
    /// <param name="limit">The most traces, or the number that is waited for.</param>
    /// <param name="files">The saved payloads; null to ask the page.</param>
    internal QueryOptions Options(ParseResult parsed, int limit, IReadOnlyList<PayloadFile>? files = null)
        => new(parsed.GetValue(Filter)!, parsed.GetValue(Page)!, files, limit);

    internal TraceRows Rows(ParseResult parsed)
        => new(parsed.InvocationConfiguration.Output, ColorOption.Printer(parsed), parsed.GetValue(Json));
}
