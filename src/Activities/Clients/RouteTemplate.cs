using System.Text;

namespace SpanPack;

/// <summary>
/// Route templates of ASP.NET Core as Datadog's tracer writes them in resources: in lower case, without constraints and defaults. Source:
/// the expected values of its tests, <c>AspNetCoreResourceNameHelperTests</c>.
/// </summary>
internal static class RouteTemplate
{
    /// <summary>Simplifies a template.</summary>
    /// <param name="template">Such as <c>Orders/{id:int}</c>.</param>
    /// <param name="textOf">
    /// Returns the text of a parameter: <see cref="Write"/> for itself, null to leave it out. Null to write all themselves.
    /// </param>
    /// <returns>Such as <c>/orders/{id}</c>.</returns>
    internal static string Simplify(string template, Func<RouteParameter, string?>? textOf = null)
    {
        var text = new StringBuilder(template.Length + 1);
        bool begins = true; // a segment, whose slash is written with its first part
        for (int at = 0; at < template.Length;)
        {
            RouteParameter? next = RouteParameter.Next(template, at);
            AppendPath(text, template.AsSpan(at..(next?.Start ?? template.Length)), ref begins);
            at = next?.End ?? template.Length;
            if (next is not { } parameter) break;
            if ((textOf is null ? Write(parameter) : textOf(parameter)) is { } part) text.Append(begins ? "/" : string.Empty).Append(part);
            begins = false;
        }

        return text.Length == 0 ? "/" : text.ToString().ToLowerInvariant();
    }

    /// <summary>Puts values in the place of parameters; everything else stays as it is written.</summary>
    /// <param name="template">Such as <c>{controller=Home}/{action=Index}/{id?}</c>.</param>
    /// <param name="valueOf">Returns the value of a parameter; null to leave it.</param>
    /// <returns>Such as <c>Orders/List/{id?}</c>; the template itself if it has no such parameter.</returns>
    internal static string Resolve(string template, Func<RouteParameter, string?> valueOf)
    {
        StringBuilder? text = null;
        int copied = 0;
        for (int at = 0; RouteParameter.Next(template, at) is { } parameter; at = parameter.End)
        {
            if (valueOf(parameter) is not { } value) continue;
            text = (text ?? new StringBuilder()).Append(template.AsSpan(copied..parameter.Start)).Append(value);
            copied = parameter.End;
        }

        return text is null ? template : text.Append(template.AsSpan(copied)).ToString();
    }

    /// <summary>Returns a parameter without constraints and default.</summary>
    internal static string Write(RouteParameter parameter)
    {
        string stars = parameter.Stars switch { 0 => string.Empty, 1 => "**", _ => "*" }; // the tracer exchanges them
        return $"{{{stars}{parameter.Name}{(parameter.IsOptional ? "?" : string.Empty)}}}";
    }

    private static void AppendPath(StringBuilder text, ReadOnlySpan<char> path, ref bool begins)
    {
        for (int at = 0; at < path.Length; at++)
        {
            char c = path[at];
            if (c != '/') text.Append(begins ? "/" : string.Empty).Append(c);
            begins = c == '/';
            if (RouteParameter.IsDoubled(path, at)) at++;
        }
    }
}
