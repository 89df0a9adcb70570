namespace WebShop.Data;

/// <summary>A command of SQL, with parameters <c>$1</c>, <c>$2</c> and so on, and what is said of it.</summary>
/// <param name="Operation">What it does, such as <c>SELECT</c>.</param>
/// <param name="Table">The table that it is about.</param>
/// <param name="Text">The text.</param>
internal sealed record SqlCommandText(string Operation, string Table, string Text);
